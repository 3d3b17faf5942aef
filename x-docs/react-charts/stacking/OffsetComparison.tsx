import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { LineChart } from '@mui/x-charts';
import { commuters, years } from './commuters';

const offsets = ['none', 'expand', 'silhouette', 'wiggle'] as const;

export default function OffsetComparison() {
  const [stackOffset, setStackOffset] =
    React.useState<(typeof offsets)[number]>('expand');

  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Stack offset"
        value={stackOffset}
        onChange={(_, value: typeof stackOffset | null) =>
          value && setStackOffset(value)
        }
        sx={{ flexWrap: 'wrap' }}
      >
        {offsets.map((offset) => (
          <ToggleButton key={offset} value={offset}>
            {offset}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Box role="region" aria-label="Commuters with a chosen stack offset">
        <LineChart
          height={280}
          xAxis={[{ scaleType: 'point', data: years }]}
          series={commuters.map((item) => ({
            ...item,
            stack: 'all',
            area: true,
            showMark: false,
            stackOffset,
          }))}
        />
      </Box>
    </Box>
  );
}
