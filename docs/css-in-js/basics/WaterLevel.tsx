import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';

export default function WaterLevel() {
  const [level, setLevel] = React.useState(60);

  return (
    <Box sx={{ width: '100%', maxWidth: 320, px: 1 }}>
      <Typography id="water-level">Tide in centimeters</Typography>
      <Slider
        aria-labelledby="water-level"
        value={level}
        onChange={(_, value) => setLevel(value)}
      />
      <Box
        style={{ '--level': `${level}px` } as React.CSSProperties}
        sx={{
          height: 'var(--level)',
          bgcolor: level > 80 ? 'warning.main' : 'info.main',
        }}
      />
    </Box>
  );
}
