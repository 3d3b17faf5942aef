import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Typography from '@mui/material/Typography';

export default function BatteryRing() {
  const [charge, setCharge] = React.useState(64);

  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
      <Box sx={{ display: 'grid', placeItems: 'center' }}>
        <CircularProgress
          variant="determinate"
          value={charge}
          size={56}
          aria-label="Battery"
          sx={{ gridArea: '1 / 1' }}
        />
        <Typography variant="caption" aria-hidden sx={{ gridArea: '1 / 1' }}>
          {charge}%
        </Typography>
      </Box>
      <Button onClick={() => setCharge(Math.min(100, charge + 9))}>
        Charge
      </Button>
    </Box>
  );
}
