import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';

const steps = ['Knead', 'Rest', 'Fold', 'Bake'];

export default function TooltipDelays() {
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
      {steps.map((step, index) => (
        <Tooltip
          key={step}
          describeChild
          title={`Step ${index + 1} of ${steps.length}`}
          enterDelay={600}
          enterNextDelay={150}
          leaveDelay={200}
        >
          <Button variant="outlined">{step}</Button>
        </Tooltip>
      ))}
    </Stack>
  );
}
