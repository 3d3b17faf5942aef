import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';

const stations = [
  { name: 'Handed in', note: 'Monday, 16:20' },
  { name: 'Sorted', note: 'Tuesday, 2:05' },
  { name: 'In the van', note: 'Today' },
  { name: 'At the door', note: 'by 14:00' },
];

export default function ParcelStepper() {
  return (
    <Stepper
      component="ol"
      activeStep={2}
      alternativeLabel
      aria-label="Parcel status"
      sx={{ m: 0, p: 0, listStyle: 'none' }}
    >
      {stations.map(({ name, note }, index) => (
        <Step
          key={name}
          component="li"
          aria-current={index === 2 ? 'step' : undefined}
        >
          <StepLabel optional={note} sx={{ typography: 'caption' }}>
            {name}
          </StepLabel>
        </Step>
      ))}
    </Stepper>
  );
}
