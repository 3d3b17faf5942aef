import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { LineChart } from '@mui/x-charts';

const baselines = { '0': 0, '50': 50, min: 'min', max: 'max' } as const;

export default function BaselineFill() {
  const [name, setName] = React.useState<keyof typeof baselines>('50');

  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Baseline"
        value={name}
        onChange={(_, value: typeof name | null) => value && setName(value)}
      >
        {Object.keys(baselines).map((key) => (
          <ToggleButton key={key} value={key}>
            {key}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Box role="region" aria-label="Share of votes around one half">
        <LineChart
          height={240}
          xAxis={[
            {
              scaleType: 'point',
              data: ['2004', '2008', '2012', '2016', '2020', '2024'],
            },
          ]}
          yAxis={[{ min: 20, max: 80 }]}
          series={[
            {
              data: [44, 52, 57, 47, 61, 55],
              area: true,
              baseline: baselines[name],
            },
          ]}
        />
      </Box>
    </Box>
  );
}
