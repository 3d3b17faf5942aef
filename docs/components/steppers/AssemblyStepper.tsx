import * as React from 'react';
import Button from '@mui/material/Button';
import Step from '@mui/material/Step';
import StepContent from '@mui/material/StepContent';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import Typography from '@mui/material/Typography';

const steps = [
  { label: 'Legs', text: 'Screw the four legs in by hand until they stop.' },
  { label: 'Frame', text: 'Put the frame on top, label facing the wall.' },
  { label: 'Slats', text: 'Roll out the slats and clip in both ends.' },
];

export default function AssemblyStepper() {
  const [active, setActive] = React.useState(0);

  return (
    <div style={{ minHeight: 260 }}>
      <Stepper activeStep={active} orientation="vertical">
        {steps.map(({ label, text }, index) => (
          <Step key={label}>
            <StepLabel>{label}</StepLabel>
            <StepContent>
              <Typography sx={{ mb: 1 }}>{text}</Typography>
              <Button
                variant="contained"
                size="small"
                onClick={() => setActive(index + 1)}
              >
                Done
              </Button>
              <Button
                size="small"
                disabled={index === 0}
                onClick={() => setActive(index - 1)}
                sx={{ ml: 1 }}
              >
                Back
              </Button>
            </StepContent>
          </Step>
        ))}
      </Stepper>
      {active === steps.length && (
        <Typography role="status" sx={{ mt: 2 }}>
          Ready. <Button onClick={() => setActive(0)}>Show it again</Button>
        </Typography>
      )}
    </div>
  );
}
