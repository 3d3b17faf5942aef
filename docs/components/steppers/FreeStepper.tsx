import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Step from '@mui/material/Step';
import StepButton from '@mui/material/StepButton';
import Stepper from '@mui/material/Stepper';
import Typography from '@mui/material/Typography';

const parts = ['Cover', 'Pages', 'Binding'];

export default function FreeStepper() {
  const [active, setActive] = React.useState(1);
  const [finished, setFinished] = React.useState([0]);
  const done = finished.includes(active);

  return (
    <Stack sx={{ gap: 3 }}>
      <Stepper nonLinear activeStep={active}>
        {parts.map((part, index) => (
          <Step key={part} completed={finished.includes(index)}>
            <StepButton onClick={() => setActive(index)}>{part}</StepButton>
          </Step>
        ))}
      </Stepper>
      <Stack direction="row" sx={{ gap: 2, alignItems: 'center' }}>
        <Button
          variant="outlined"
          onClick={() =>
            setFinished(
              done
                ? finished.filter((index) => index !== active)
                : [...finished, active],
            )
          }
        >
          {done ? 'Reopen' : 'Finish'} {parts[active].toLowerCase()}
        </Button>
        <Typography variant="body2" role="status">
          {finished.length} of {parts.length} finished
        </Typography>
      </Stack>
    </Stack>
  );
}
