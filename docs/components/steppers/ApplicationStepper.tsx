import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import Typography from '@mui/material/Typography';

const steps = ['Plot', 'Neighbors', 'Contract'];

export default function ApplicationStepper() {
  const [active, setActive] = React.useState(0);
  const done = active === steps.length;

  return (
    <Stack sx={{ gap: 3 }}>
      <Stepper activeStep={active}>
        {steps.map((label, index) => (
          <Step key={label}>
            <StepLabel
              optional={
                index === 1 ? (
                  <Typography variant="caption">Optional</Typography>
                ) : undefined
              }
            >
              {label}
            </StepLabel>
          </Step>
        ))}
      </Stepper>
      <Typography role="status">
        {done
          ? 'The allotment is yours.'
          : `Step ${active + 1} of ${steps.length}: ${steps[active]}`}
      </Typography>
      <Stack direction="row" sx={{ gap: 1 }}>
        <Button disabled={active === 0} onClick={() => setActive(active - 1)}>
          Back
        </Button>
        <Button
          variant="contained"
          onClick={() => setActive(done ? 0 : active + 1)}
        >
          {done ? 'Start again' : 'Continue'}
        </Button>
      </Stack>
    </Stack>
  );
}
