import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';

export default function BerthFilter() {
  const [length, setLength] = React.useState(9);

  return (
    <Box sx={{ boxSizing: 'border-box', width: '100%', maxWidth: 320, px: 2 }}>
      <Box
        id="boat-length"
        component="p"
        sx={{ m: 0, mb: 1, fontSize: 14, lineHeight: '20px' }}
      >
        Length of the boat: {length} m
      </Box>
      <Slider
        aria-labelledby="boat-length"
        min={4}
        max={18}
        value={length}
        onChange={(_event, next) => setLength(next)}
        sx={{ height: 10, '& .MuiSlider-thumb': { borderRadius: '4px' } }}
      />
    </Box>
  );
}
