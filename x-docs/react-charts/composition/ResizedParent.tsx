import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import {
  BarPlot,
  ChartContainer,
  ChartsXAxis,
  ChartsYAxis,
} from '@mui/x-charts';
import { months, rain } from './climate';

export default function ResizedParent() {
  const [width, setWidth] = React.useState(70);

  return (
    <Box sx={{ width: '100%' }}>
      <Typography id="parent-width" variant="body2">
        Width of the parent in percent
      </Typography>
      <Slider
        aria-labelledby="parent-width"
        min={40}
        max={100}
        value={width}
        onChange={(_, value) => setWidth(value)}
        sx={{ maxWidth: 240, mx: 1 }}
      />
      <Box
        role="region"
        aria-label="Rain in a box of changing width"
        style={{ width: `${width}%` }}
        sx={{ height: 220, border: 1, borderColor: 'divider' }}
      >
        <ChartContainer
          xAxis={[{ scaleType: 'band', data: months }]}
          series={[{ type: 'bar', data: rain }]}
          skipAnimation
        >
          <BarPlot />
          <ChartsXAxis />
          <ChartsYAxis />
        </ChartContainer>
      </Box>
    </Box>
  );
}
