import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';

function toText(megabytes: number) {
  return megabytes < 1024 ? `${megabytes} MB` : `${megabytes / 1024} GB`;
}

export default function MemoryScale() {
  const id = React.useId();
  const [power, setPower] = React.useState(10);

  return (
    <Box sx={{ maxWidth: 320, px: 1 }}>
      <Typography id={id}>Memory: {toText(2 ** power)}</Typography>
      <Slider
        aria-labelledby={id}
        value={power}
        onChange={(event, value) => setPower(value)}
        min={7}
        max={15}
        shiftStep={2}
        marks
        scale={(value) => 2 ** value}
        getAriaValueText={toText}
        valueLabelFormat={toText}
        valueLabelDisplay="auto"
      />
    </Box>
  );
}
