import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';

export default function SmallSteps() {
  const id = React.useId();
  const [exposure, setExposure] = React.useState(0.02);

  return (
    <Box sx={{ maxWidth: 320, px: 1 }}>
      <Typography id={id}>Exposure time: {exposure.toFixed(3)} s</Typography>
      <Slider
        aria-labelledby={id}
        value={exposure}
        onChange={(event, value) => setExposure(value)}
        min={0}
        max={0.05}
        step={0.005}
        shiftStep={0.01}
        marks
      />
    </Box>
  );
}
