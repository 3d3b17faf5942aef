import * as React from 'react';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import MobileStepper from '@mui/material/MobileStepper';
import ChevronLeftIcon from '@mui/icons-material/ChevronLeft';
import ChevronRightIcon from '@mui/icons-material/ChevronRight';

const mirrored = { '[dir=rtl] &': { transform: 'scaleX(-1)' } };
const steps = 5;

export default function DotProgress() {
  const [active, setActive] = React.useState(2);

  return (
    <Box
      role="group"
      aria-label={`Photo ${active + 1} of ${steps}`}
      sx={{ maxWidth: 400, mx: 'auto' }}
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
            <ChevronLeftIcon sx={mirrored} />
          </IconButton>
        }
        nextButton={
          <IconButton
            aria-label="Next photo"
            disabled={active === steps - 1}
            onClick={() => setActive(active + 1)}
          >
            <ChevronRightIcon sx={mirrored} />
          </IconButton>
        }
      />
    </Box>
  );
}
