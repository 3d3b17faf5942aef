import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import Typography from '@mui/material/Typography';

const checks = ['Passport', 'Photo', 'Payment'];

export default function ErrorStepper() {
  return (
    <Stepper activeStep={1} sx={{ flexWrap: 'wrap', rowGap: 2 }}>
      {checks.map((check, index) => (
        <Step key={check}>
          <StepLabel
            error={index === 1}
            optional={
              index === 1 ? (
                <Typography variant="caption" color="error">
                  Too dark, try again
                </Typography>
              ) : undefined
            }
          >
            {check}
          </StepLabel>
        </Step>
      ))}
    </Stepper>
  );
}
