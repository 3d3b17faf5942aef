import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { ScatterChart } from '@mui/x-charts';

const pages = [60, 95, 120, 180, 210, 260, 320, 410].map((x, id) => ({
  id,
  x,
  y: [3, 5, 4, 8, 9, 12, 13, 19][id],
  z: ['easy', 'easy', 'easy', 'hard', 'easy', 'hard', 'hard', 'hard'][id],
}));

const continuous = {
  type: 'continuous' as const,
  min: 3,
  max: 19,
  color: (t: number) => `hsl(${220 - 200 * t} 70% 55%)`,
};
const piecewise = {
  type: 'piecewise' as const,
  thresholds: [7, 14],
  colors: ['#26a69a', '#ffa726', '#ef5350'],
};
const ordinal = {
  type: 'ordinal' as const,
  values: ['easy', 'hard'],
  colors: ['#26a69a', '#ab47bc'],
};

export default function ValueColors() {
  const [type, setType] = React.useState('continuous');

  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Type of the color map"
        value={type}
        onChange={(_, value: string | null) => value && setType(value)}
      >
        <ToggleButton value="continuous">Continuous</ToggleButton>
        <ToggleButton value="piecewise">Piecewise</ToggleButton>
        <ToggleButton value="ordinal">Ordinal</ToggleButton>
      </ToggleButtonGroup>
      <Box role="region" aria-label="Pages and days of eight books">
        <ScatterChart
          key={type}
          height={260}
          xAxis={[{ label: 'Pages' }]}
          yAxis={[{ label: 'Days', colorMap: { continuous, piecewise }[type] }]}
          zAxis={[{ id: 'level', colorMap: { ordinal }[type] }]}
          series={[{ data: pages, markerSize: 7 }]}
        />
      </Box>
    </Box>
  );
}
