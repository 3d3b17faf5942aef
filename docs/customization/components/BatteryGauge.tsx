import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';

export default function BatteryGauge() {
  const [charge, setCharge] = React.useState(60);

  return (
    <Box sx={{ width: '100%', maxWidth: 320 }}>
      <Typography id="battery-charge">Charge: {charge}%</Typography>
      <Slider
        aria-labelledby="battery-charge"
        value={charge}
        onChange={(_event, value) => setCharge(value)}
      />
      <Box
        style={{ '--charge': `${charge}%` } as React.CSSProperties}
        sx={{
          height: 24,
          borderRadius: 1,
          border: 1,
          borderColor: 'divider',
          overflow: 'hidden',
          '&::before': {
            content: '""',
            display: 'block',
            width: 'var(--charge)',
            height: '100%',
            bgcolor: 'primary.main',
          },
        }}
      />
    </Box>
  );
}
