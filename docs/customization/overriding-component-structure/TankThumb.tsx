import type * as React from 'react';
import Box from '@mui/material/Box';
import Slider, { SliderThumb } from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import WaterDropIcon from '@mui/icons-material/WaterDrop';

function DropThumb({ children, ...other }: React.ComponentProps<'span'>) {
  return (
    <SliderThumb {...other}>
      {children}
      <WaterDropIcon sx={{ fontSize: 14, color: 'primary.contrastText' }} />
    </SliderThumb>
  );
}

export default function TankThumb() {
  return (
    <Box sx={{ maxWidth: 320, px: 2, color: 'text.primary' }}>
      <Typography id="tank-level">Fresh water to fill</Typography>
      <Slider
        aria-labelledby="tank-level"
        defaultValue={40}
        valueLabelDisplay="auto"
        slots={{ thumb: DropThumb }}
      />
    </Box>
  );
}
