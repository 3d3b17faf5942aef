import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MobileStepper from '@mui/material/MobileStepper';
import Typography from '@mui/material/Typography';

const knots = [
  { name: 'Bowline', use: 'A loop that does not slip.' },
  { name: 'Clove hitch', use: 'Ties a rope to a post.' },
  { name: 'Sheet bend', use: 'Joins two ropes of unequal thickness.' },
];

export default function TextProgress() {
  const [active, setActive] = React.useState(0);

  return (
    <Box sx={{ maxWidth: 400, mx: 'auto', bgcolor: 'background.paper' }}>
      <Box aria-live="polite" sx={{ p: 2 }}>
        <Typography variant="subtitle1" component="p">
          {knots[active].name}
        </Typography>
        <Typography variant="body2">{knots[active].use}</Typography>
      </Box>
      <MobileStepper
        variant="text"
        position="static"
        steps={knots.length}
        activeStep={active}
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
            disabled={active === knots.length - 1}
            onClick={() => setActive(active + 1)}
          >
            Next
          </Button>
        }
      />
    </Box>
  );
}
