import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { LineChart } from '@mui/x-charts';

const scales = ['linear', 'sqrt', 'log', 'symlog'] as const;

export default function ScaleTypes() {
  const [scaleType, setScaleType] =
    React.useState<(typeof scales)[number]>('log');

  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Scale of the y-axis"
        value={scaleType}
        onChange={(_, value: typeof scaleType | null) =>
          value && setScaleType(value)
        }
      >
        {scales.map((scale) => (
          <ToggleButton key={scale} value={scale}>
            {scale}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Box role="region" aria-label="Members of a club on a chosen scale">
        <LineChart
          height={260}
          xAxis={[
            {
              scaleType: 'point',
              data: ['2019', '2020', '2021', '2022', '2023', '2024'],
            },
          ]}
          yAxis={[{ scaleType, width: 60 }]}
          series={[{ data: [4, 18, 75, 310, 1250, 4900] }]}
        />
      </Box>
    </Box>
  );
}
