import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { ScatterChart } from '@mui/x-charts';

const data = [3, 11, 17, 26, 38, 44].map((x, id) => ({
  id,
  x,
  y: [21, 12, 33, 8, 27, 16][id],
}));

export default function TickDensity() {
  const [tickNumber, setTickNumber] = React.useState(4);
  const [tickMinStep, setTickMinStep] = React.useState(10);

  return (
    <Box sx={{ width: '100%' }}>
      <Box role="region" aria-label="Points with adjustable ticks">
        <ScatterChart
          height={240}
          xAxis={[{ tickNumber, min: 0, max: 50 }]}
          yAxis={[{ tickMinStep, min: 0, max: 40 }]}
          series={[{ data }]}
        />
      </Box>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={4} sx={{ px: 3 }}>
        <Box sx={{ flex: 1 }}>
          <Typography id="tick-number">tickNumber of x</Typography>
          <Slider
            aria-labelledby="tick-number"
            value={tickNumber}
            onChange={(_, value) => setTickNumber(value)}
            min={2}
            max={20}
            valueLabelDisplay="auto"
            sx={{ display: 'block' }}
          />
        </Box>
        <Box sx={{ flex: 1 }}>
          <Typography id="tick-min-step">tickMinStep of y</Typography>
          <Slider
            aria-labelledby="tick-min-step"
            value={tickMinStep}
            onChange={(_, value) => setTickMinStep(value)}
            min={1}
            max={20}
            valueLabelDisplay="auto"
            sx={{ display: 'block' }}
          />
        </Box>
      </Stack>
    </Box>
  );
}
