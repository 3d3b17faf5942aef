import * as React from 'react';
import LinearProgress from '@mui/material/LinearProgress';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const min = 180;
const max = 620;

const toPercent = (level: number) => ((level - min) * 100) / (max - min);

export default function WaterLevel() {
  const [level, setLevel] = React.useState(400);
  const labelId = React.useId();

  return (
    <Stack spacing={1} sx={{ px: 1.25 }}>
      <Typography>
        <span id={labelId}>River gauge</span>: {level} cm
      </Typography>
      <LinearProgress
        variant="determinate"
        value={toPercent(level)}
        aria-labelledby={labelId}
        aria-valuemin={min}
        aria-valuemax={max}
        aria-valuenow={level}
      />
      <Slider
        aria-labelledby={labelId}
        getAriaValueText={(value) => `${value} cm`}
        min={min}
        max={max}
        value={level}
        onChange={(_event, value) => setLevel(value as number)}
      />
    </Stack>
  );
}
