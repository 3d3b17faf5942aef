import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { LineChart } from '@mui/x-charts';

const limits = {
  nice: 'nice' as const,
  strict: 'strict' as const,
  padded: (min: number, max: number) => {
    const padding = (max - min) * 0.5;
    return { min: min - padding, max: max + padding };
  },
};

export default function PaddedDomain() {
  const [name, setName] = React.useState<keyof typeof limits>('padded');

  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Limit of the domain"
        value={name}
        onChange={(_, value: typeof name | null) => value && setName(value)}
      >
        <ToggleButton value="nice">nice</ToggleButton>
        <ToggleButton value="strict">strict</ToggleButton>
        <ToggleButton value="padded">function</ToggleButton>
      </ToggleButtonGroup>
      <Box role="region" aria-label="Air pressure with a chosen domain">
        <LineChart
          height={240}
          xAxis={[{ scaleType: 'point', data: ['6', '9', '12', '15', '18'] }]}
          yAxis={[{ domainLimit: limits[name], width: 60 }]}
          series={[{ data: [1007.4, 1009.1, 1013.8, 1016.2, 1015.7] }]}
        />
      </Box>
    </Box>
  );
}
