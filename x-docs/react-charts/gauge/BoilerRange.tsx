import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import { Gauge } from '@mui/x-charts';

export default function BoilerRange() {
  const [pressure, setPressure] = React.useState(1.6);

  return (
    <Box sx={{ maxWidth: 280, mx: 'auto' }}>
      <Gauge
        height={150}
        value={pressure}
        valueMin={0.5}
        valueMax={3}
        startAngle={-110}
        endAngle={110}
        text={({ value, valueMax }) => `${value} / ${valueMax} bar`}
        aria-label="Boiler pressure"
        aria-valuetext={`${pressure} bar`}
      />
      <Typography id="boiler-pressure" variant="body2">
        Pressure
      </Typography>
      <Slider
        aria-labelledby="boiler-pressure"
        min={0.5}
        max={3}
        step={0.1}
        value={pressure}
        onChange={(_, value) => setPressure(value)}
      />
    </Box>
  );
}
