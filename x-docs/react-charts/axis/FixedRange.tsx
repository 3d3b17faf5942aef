import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import { LineChart } from '@mui/x-charts';

const minutes = Array.from({ length: 61 }, (_, index) => index);
const pulse = minutes.map(
  (minute) => 78 + 40 * Math.sin(minute / 12) + 6 * Math.cos(minute / 2),
);

export default function FixedRange() {
  const [range, setRange] = React.useState([15, 45]);

  return (
    <Box sx={{ width: '100%' }}>
      <Box role="region" aria-label="Pulse in a part of an hour">
        <LineChart
          height={240}
          skipAnimation
          xAxis={[{ data: minutes, min: range[0], max: range[1] }]}
          yAxis={[{ min: 20, max: 140 }]}
          series={[{ data: pulse, showMark: false }]}
        />
      </Box>
      <Box sx={{ px: 4 }}>
        <Typography variant="body2">
          From minute {range[0]} to minute {range[1]}
        </Typography>
        <Slider
          getAriaLabel={(index) => (index === 0 ? 'From minute' : 'To minute')}
          value={range}
          onChange={(_, value) => setRange(value as number[])}
          min={0}
          max={60}
          disableSwap
          sx={{ display: 'block' }}
        />
      </Box>
    </Box>
  );
}
