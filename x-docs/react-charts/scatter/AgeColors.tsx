import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { ScatterChart } from '@mui/x-charts';
import { heightAxis, oaks, trunkAxis } from './trees';

const byTrunk = {
  type: 'piecewise' as const,
  thresholds: [30, 50],
  colors: ['#66bb6a', '#ffa726', '#ef5350'],
};
const byHeight = {
  type: 'continuous' as const,
  min: 5,
  max: 22,
  color: ['#90caf9', '#4527a0'] as const,
};
const byAge = {
  type: 'continuous' as const,
  min: 20,
  max: 120,
  color: ['#ffe082', '#bf360c'] as const,
};

export default function AgeColors() {
  const [axis, setAxis] = React.useState('z');

  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Measure shown by the color"
        value={axis}
        onChange={(_, value: string | null) => value && setAxis(value)}
      >
        <ToggleButton value="x">Trunk (x)</ToggleButton>
        <ToggleButton value="y">Height (y)</ToggleButton>
        <ToggleButton value="z">Age (z)</ToggleButton>
      </ToggleButtonGroup>
      <Box role="region" aria-label="Oaks colored by a measure">
        <ScatterChart
          key={axis}
          height={280}
          xAxis={[
            { ...trunkAxis, colorMap: axis === 'x' ? byTrunk : undefined },
          ]}
          yAxis={[
            { ...heightAxis, colorMap: axis === 'y' ? byHeight : undefined },
          ]}
          zAxis={[{ id: 'age', colorMap: axis === 'z' ? byAge : undefined }]}
          series={[{ data: oaks, markerSize: 7 }]}
        />
      </Box>
    </Box>
  );
}
