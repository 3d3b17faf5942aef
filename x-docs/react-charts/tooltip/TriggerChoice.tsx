import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { BarChart } from '@mui/x-charts';
import { harvest, years } from './orchard';

export default function TriggerChoice() {
  const [trigger, setTrigger] = React.useState<'axis' | 'item' | 'none'>(
    'axis',
  );

  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Trigger of the tooltip"
        value={trigger}
        onChange={(_, value: typeof trigger | null) =>
          value && setTrigger(value)
        }
      >
        <ToggleButton value="axis">axis</ToggleButton>
        <ToggleButton value="item">item</ToggleButton>
        <ToggleButton value="none">none</ToggleButton>
      </ToggleButtonGroup>
      <Box role="region" aria-label="Harvest with a chosen tooltip trigger">
        <BarChart
          height={260}
          xAxis={[{ data: years }]}
          series={harvest}
          slotProps={{ tooltip: { trigger } }}
        />
      </Box>
    </Box>
  );
}
