import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts';
import { boardings } from './boardings';

export default function GapPlayground() {
  const [categoryGapRatio, setCategoryGapRatio] = React.useState(0.4);
  const [barGapRatio, setBarGapRatio] = React.useState(0.2);

  return (
    <Box sx={{ width: '100%' }}>
      <Box role="region" aria-label="Boardings with adjustable bar gaps">
        <BarChart
          height={260}
          dataset={boardings}
          xAxis={[{ dataKey: 'month', categoryGapRatio, barGapRatio }]}
          series={[
            { dataKey: 'island', label: 'Island' },
            { dataKey: 'harbor', label: 'Harbor' },
          ]}
        />
      </Box>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={4} sx={{ px: 3 }}>
        <Box sx={{ flex: 1 }}>
          <Typography id="category-gap">categoryGapRatio</Typography>
          <Slider
            aria-labelledby="category-gap"
            value={categoryGapRatio}
            onChange={(_, value) => setCategoryGapRatio(value)}
            min={0}
            max={0.9}
            step={0.1}
            valueLabelDisplay="auto"
          />
        </Box>
        <Box sx={{ flex: 1 }}>
          <Typography id="bar-gap">barGapRatio</Typography>
          <Slider
            aria-labelledby="bar-gap"
            value={barGapRatio}
            onChange={(_, value) => setBarGapRatio(value)}
            min={-1}
            max={1}
            step={0.1}
            valueLabelDisplay="auto"
          />
        </Box>
      </Stack>
    </Box>
  );
}
