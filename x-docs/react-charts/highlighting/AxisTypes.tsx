import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { BarChart } from '@mui/x-charts';
import { months, routes } from './ferry';

const types = ['none', 'line', 'band'] as const;
type Type = (typeof types)[number];

export default function AxisTypes() {
  const [type, setType] = React.useState<Type>('line');

  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Highlight of the x-axis"
        value={type}
        onChange={(_, value: Type | null) => setType(value ?? type)}
        sx={{ mb: 1 }}
      >
        {types.map((name) => (
          <ToggleButton key={name} value={name}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Box role="region" aria-label="Passengers with axis highlight">
        <BarChart
          height={260}
          axisHighlight={{ x: type }}
          xAxis={[{ data: months }]}
          series={routes}
        />
      </Box>
    </Box>
  );
}
