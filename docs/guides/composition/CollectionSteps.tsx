import * as React from 'react';
import Step from '@mui/material/Step';
import StepButton from '@mui/material/StepButton';
import StepLabel, { type StepLabelProps } from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';

interface DatedStepLabelProps extends StepLabelProps {
  date: string;
}

function DatedStepLabel({ date, ...other }: DatedStepLabelProps) {
  return <StepLabel {...other} optional={date} />;
}

// StepButton compares this name: without it, it would put the label into a second StepLabel.
DatedStepLabel.muiName = 'StepLabel';

const steps = [
  { name: 'Picked', date: 'March 3' },
  { name: 'Washed', date: 'March 4' },
  { name: 'Dried', date: 'March 9' },
];

export default function CollectionSteps() {
  const [active, setActive] = React.useState(1);

  return (
    <Stepper
      nonLinear
      orientation="vertical"
      activeStep={active}
      sx={{ width: '100%', maxWidth: 320 }}
    >
      {steps.map(({ name, date }, index) => (
        <Step key={name} completed={index < active}>
          <StepButton onClick={() => setActive(index)}>
            <DatedStepLabel date={date}>{name}</DatedStepLabel>
          </StepButton>
        </Step>
      ))}
    </Stepper>
  );
}
