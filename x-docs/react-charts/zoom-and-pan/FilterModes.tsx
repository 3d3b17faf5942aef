import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { LineChartPro, type ZoomFilterMode } from '@mui/x-charts-pro';
import { dayAxis, upstream } from './river';

export default function FilterModes() {
  const [filterMode, setFilterMode] = React.useState<ZoomFilterMode>('discard');

  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Filter mode"
        value={filterMode}
        onChange={(_, value: ZoomFilterMode | null) =>
          setFilterMode(value ?? filterMode)
        }
        sx={{ mb: 1 }}
      >
        <ToggleButton value="keep">keep</ToggleButton>
        <ToggleButton value="discard">discard</ToggleButton>
      </ToggleButtonGroup>
      <Box role="region" aria-label="Water level, the y-axis may follow">
        <LineChartPro
          height={240}
          hideLegend
          initialZoom={[{ axisId: 'day', start: 70, end: 85 }]}
          xAxis={[{ ...dayAxis, zoom: { filterMode } }]}
          series={[{ label: 'Level (cm)', data: upstream, showMark: false }]}
        />
      </Box>
    </Box>
  );
}
