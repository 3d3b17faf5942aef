import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { ContinuousColorLegend, LineChart } from '@mui/x-charts';
import { celsius, continuousMap, degrees, hours } from './temperatures';

const sides = ['start', 'end', 'extremes'] as const;

export default function LegendLabelSides() {
  const [labelPosition, setLabelPosition] =
    React.useState<(typeof sides)[number]>('extremes');

  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Position of the labels"
        value={labelPosition}
        onChange={(_, value: typeof labelPosition | null) =>
          value && setLabelPosition(value)
        }
      >
        {sides.map((side) => (
          <ToggleButton key={side} value={side}>
            {side}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Box role="region" aria-label="Temperature with placed legend labels">
        <LineChart
          height={220}
          xAxis={[{ data: hours }]}
          yAxis={[
            { colorMap: continuousMap, valueFormatter: celsius, width: 60 },
          ]}
          series={[{ data: degrees }]}
          slots={{ legend: ContinuousColorLegend }}
          slotProps={{
            legend: {
              axisDirection: 'y',
              labelPosition,
              sx: { width: 220, whiteSpace: 'nowrap' },
            },
          }}
        />
      </Box>
    </Box>
  );
}
