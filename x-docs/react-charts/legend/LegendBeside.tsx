import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { LineChart, type Direction } from '@mui/x-charts';
import { harbors, pointAxis } from './harbors';

export default function LegendBeside() {
  const [direction, setDirection] = React.useState<Direction>('vertical');

  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Direction of the legend"
        value={direction}
        onChange={(_, value: Direction | null) => value && setDirection(value)}
      >
        <ToggleButton value="horizontal">Horizontal</ToggleButton>
        <ToggleButton value="vertical">Vertical</ToggleButton>
      </ToggleButtonGroup>
      <Box role="region" aria-label="Boats with a chosen legend direction">
        <LineChart
          height={240}
          xAxis={pointAxis}
          series={harbors}
          slotProps={{ legend: { direction } }}
        />
      </Box>
    </Box>
  );
}
