import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts';
import { books, classes } from './reading';

export default function MarginsAndAxes() {
  const [margin, setMargin] = React.useState(20);
  const [axisWidth, setAxisWidth] = React.useState(45);

  return (
    <Box sx={{ width: '100%' }}>
      <Box
        role="region"
        aria-label="Chart with adjustable spacing"
        sx={{ border: '1px dashed', borderColor: 'divider' }}
      >
        <BarChart
          height={220}
          skipAnimation
          margin={margin}
          xAxis={[{ data: classes }]}
          yAxis={[{ width: axisWidth }]}
          series={[{ data: books }]}
        />
      </Box>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={4} sx={{ p: 2 }}>
        <Box sx={{ flex: 1 }}>
          <Typography id="chart-margin">margin</Typography>
          <Slider
            aria-labelledby="chart-margin"
            value={margin}
            onChange={(_, value) => setMargin(value)}
            max={60}
          />
        </Box>
        <Box sx={{ flex: 1 }}>
          <Typography id="axis-width">width of the y-axis</Typography>
          <Slider
            aria-labelledby="axis-width"
            value={axisWidth}
            onChange={(_, value) => setAxisWidth(value)}
            max={100}
          />
        </Box>
      </Stack>
    </Box>
  );
}
