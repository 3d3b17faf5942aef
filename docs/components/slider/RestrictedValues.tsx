import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';

const marks = [
  { value: 5, label: '5' },
  { value: 10, label: '10' },
  { value: 21, label: '21' },
  { value: 42, label: '42' },
];

export default function RestrictedValues() {
  const id = React.useId();

  return (
    <Box sx={{ maxWidth: 400, px: 1 }}>
      <Typography id={id}>Distance in kilometers</Typography>
      <Slider
        aria-labelledby={id}
        getAriaValueText={(value) => `${value} kilometers`}
        defaultValue={21}
        min={5}
        max={42}
        step={null}
        marks={marks}
      />
    </Box>
  );
}
