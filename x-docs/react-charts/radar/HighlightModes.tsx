import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { RadarChart } from '@mui/x-charts';
import { brazil, flavors, kenya, sumatra } from './coffees';

const modes = ['axis', 'series', 'none'] as const;
type Mode = (typeof modes)[number];

export default function HighlightModes() {
  const [mode, setMode] = React.useState<Mode>('series');

  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="What the pointer highlights"
        value={mode}
        onChange={(_, value: Mode | null) => setMode(value ?? mode)}
        sx={{ mb: 1 }}
      >
        {modes.map((name) => (
          <ToggleButton key={name} value={name}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Box
        dir="ltr"
        role="region"
        aria-label="Three coffees that react to the pointer"
      >
        <RadarChart
          height={280}
          highlight={mode}
          slotProps={{
            tooltip: { trigger: mode === 'series' ? 'item' : 'axis' },
          }}
          radar={{ max: 10, metrics: flavors }}
          series={[
            { id: 'kenya', label: 'Kenya', data: kenya, fillArea: true },
            { id: 'sumatra', label: 'Sumatra', data: sumatra, fillArea: true },
            { id: 'brazil', label: 'Brazil', data: brazil, fillArea: true },
          ]}
        />
      </Box>
    </Box>
  );
}
