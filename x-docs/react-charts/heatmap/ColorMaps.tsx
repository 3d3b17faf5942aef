import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { Heatmap, type HeatmapProps } from '@mui/x-charts-pro';
import { days, hours, rides } from './rides';

type ZAxis = NonNullable<HeatmapProps['zAxis']>[number];

const colorMaps: Record<string, ZAxis['colorMap']> = {
  continuous: {
    type: 'continuous',
    min: 0,
    max: 100,
    color: ['#fff3bf', '#a61e4d'],
  },
  piecewise: {
    type: 'piecewise',
    thresholds: [30, 60, 90],
    colors: ['#d0ebff', '#4dabf7', '#1971c2', '#0b3d6b'],
  },
};

export default function ColorMaps() {
  const [type, setType] = React.useState('piecewise');

  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Type of the color map"
        value={type}
        onChange={(_, value: string | null) => setType(value ?? type)}
        sx={{ mb: 1 }}
      >
        {Object.keys(colorMaps).map((name) => (
          <ToggleButton key={name} value={name}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Box role="region" aria-label="Bicycles with a choice of colors">
        <Heatmap
          height={280}
          xAxis={[{ data: days }]}
          yAxis={[{ data: hours }]}
          zAxis={[{ colorMap: colorMaps[type] }]}
          series={[{ data: rides }]}
        />
      </Box>
    </Box>
  );
}
