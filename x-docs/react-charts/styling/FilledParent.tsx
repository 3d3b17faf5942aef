import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import { BarChart } from '@mui/x-charts';
import { books, classes } from './reading';

export default function FilledParent() {
  const [width, setWidth] = React.useState(70);

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ px: 2 }}>
        <Slider
          aria-label="Width of the parent in per cent"
          value={width}
          onChange={(_, value) => setWidth(value)}
          min={30}
          max={100}
        />
      </Box>
      <Box
        role="region"
        aria-label="Chart that fills its parent"
        sx={{
          width: `${width}%`,
          height: 200,
          border: '1px dashed',
          borderColor: 'divider',
        }}
      >
        <BarChart
          skipAnimation
          xAxis={[{ data: classes }]}
          series={[{ data: books }]}
        />
      </Box>
    </Box>
  );
}
