import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { BarChart, type XAxis, type YAxis } from '@mui/x-charts';

const stations = ['Pier', 'Park', 'Depot', 'Ring road', 'School'];
const byStation: XAxis['colorMap'] = {
  type: 'ordinal',
  values: ['Depot', 'Ring road'],
  colors: ['#e57373', '#ffb74d'],
  unknownColor: '#64b5f6',
};
const byLimit: YAxis['colorMap'] = {
  type: 'piecewise',
  thresholds: [25, 40],
  colors: ['#66bb6a', '#ffb74d', '#e57373'],
};
const byLevel: YAxis['colorMap'] = {
  type: 'continuous',
  min: 10,
  max: 60,
  color: ['#90caf9', '#4527a0'],
};

export default function ColorMaps() {
  const [type, setType] = React.useState('piecewise');

  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Color map"
        value={type}
        onChange={(_, value: string | null) => value && setType(value)}
      >
        <ToggleButton value="piecewise">Piecewise</ToggleButton>
        <ToggleButton value="continuous">Continuous</ToggleButton>
        <ToggleButton value="ordinal">Ordinal</ToggleButton>
      </ToggleButtonGroup>
      <Box role="region" aria-label="Nitrogen dioxide at five stations">
        <BarChart
          key={type}
          height={260}
          xAxis={[{ data: stations, colorMap: { ordinal: byStation }[type] }]}
          yAxis={[
            {
              label: 'NO₂ (µg/m³)',
              colorMap: { piecewise: byLimit, continuous: byLevel }[type],
            },
          ]}
          series={[{ data: [14, 19, 37, 52, 24] }]}
        />
      </Box>
    </Box>
  );
}
