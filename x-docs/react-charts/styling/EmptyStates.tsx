import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { BarChart } from '@mui/x-charts';
import { books, classes } from './reading';

export default function EmptyStates() {
  const [state, setState] = React.useState('loading');

  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="State of the data"
        value={state}
        onChange={(_, value: string | null) => value && setState(value)}
      >
        <ToggleButton value="loading">Loading</ToggleButton>
        <ToggleButton value="empty">Empty</ToggleButton>
        <ToggleButton value="ready">Ready</ToggleButton>
      </ToggleButtonGroup>
      <Box role="region" aria-label="Books with the overlays of a chart">
        <BarChart
          height={220}
          loading={state === 'loading'}
          xAxis={[{ data: state === 'ready' ? classes : [] }]}
          series={[{ data: state === 'ready' ? books : [] }]}
        />
      </Box>
    </Box>
  );
}
