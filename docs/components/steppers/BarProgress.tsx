import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MobileStepper from '@mui/material/MobileStepper';

const steps = 8;

export default function BarProgress() {
  const [active, setActive] = React.useState(3);

  return (
    <Box sx={{ maxWidth: 400, mx: 'auto' }}>
      <MobileStepper
        variant="progress"
        position="static"
        steps={steps}
        activeStep={active}
        slotProps={{
          progress: {
            'aria-label': 'Questions answered',
            'aria-valuetext': `Question ${active + 1} of ${steps}`,
          },
        }}
        backButton={
          <Button
            size="small"
            disabled={active === 0}
            onClick={() => setActive(active - 1)}
          >
            Back
          </Button>
        }
        nextButton={
          <Button
            size="small"
            disabled={active === steps - 1}
            onClick={() => setActive(active + 1)}
          >
            Next
          </Button>
        }
      />
    </Box>
  );
}
