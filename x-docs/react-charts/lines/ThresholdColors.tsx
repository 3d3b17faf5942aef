import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { LineChart, type XAxis, type YAxis } from '@mui/x-charts';

const byValue: YAxis['colorMap'] = {
  type: 'piecewise',
  thresholds: [0, 12],
  colors: ['#5c6bc0', '#26a69a', '#ef6c00'],
};
const byTime: XAxis['colorMap'] = {
  type: 'continuous',
  min: 0,
  max: 21,
  color: ['#90caf9', '#6a1b9a'],
};

export default function ThresholdColors() {
  const [direction, setDirection] = React.useState('y');

  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Axis with the color map"
        value={direction}
        onChange={(_, value: string | null) => value && setDirection(value)}
      >
        <ToggleButton value="y">y-axis</ToggleButton>
        <ToggleButton value="x">x-axis</ToggleButton>
      </ToggleButtonGroup>
      <Box role="region" aria-label="Outdoor temperature in colors">
        <LineChart
          height={260}
          xAxis={[
            {
              data: [0, 3, 6, 9, 12, 15, 18, 21],
              colorMap: direction === 'x' ? byTime : undefined,
            },
          ]}
          yAxis={[{ colorMap: direction === 'y' ? byValue : undefined }]}
          series={[{ data: [-4, -6, -3, 5, 14, 17, 9, 1], area: true }]}
        />
      </Box>
    </Box>
  );
}
