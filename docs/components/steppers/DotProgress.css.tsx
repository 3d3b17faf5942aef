import * as React from 'react';
import IconButton from '@mui/material/IconButton';
import MobileStepper from '@mui/material/MobileStepper';
import ChevronLeftIcon from '@mui/icons-material/ChevronLeft';
import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import './DotProgress.css';

const steps = 5;

export default function DotProgress() {
  const [active, setActive] = React.useState(2);

  return (
    <div
      role="group"
      aria-label={`Photo ${active + 1} of ${steps}`}
      className="dot-progress"
    >
      <MobileStepper
        variant="dots"
        position="static"
        steps={steps}
        activeStep={active}
        backButton={
          <IconButton
            aria-label="Previous photo"
            disabled={active === 0}
            onClick={() => setActive(active - 1)}
          >
            <ChevronLeftIcon className="dot-progress-arrow" />
          </IconButton>
        }
        nextButton={
          <IconButton
            aria-label="Next photo"
            disabled={active === steps - 1}
            onClick={() => setActive(active + 1)}
          >
            <ChevronRightIcon className="dot-progress-arrow" />
          </IconButton>
        }
      />
    </div>
  );
}
