import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { LineChart } from '@mui/x-charts';

const distances = [0, 2, 3, 8, 9, 15];

export default function PointsAndBands() {
  const [scaleType, setScaleType] = React.useState<'point' | 'band' | 'linear'>(
    'band',
  );

  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Scale of the x-axis"
        value={scaleType}
        onChange={(_, value: typeof scaleType | null) =>
          value && setScaleType(value)
        }
      >
        <ToggleButton value="band">band</ToggleButton>
        <ToggleButton value="point">point</ToggleButton>
        <ToggleButton value="linear">linear</ToggleButton>
      </ToggleButtonGroup>
      <Box role="region" aria-label="Elevation along a path">
        <LineChart
          key={scaleType}
          height={240}
          xAxis={[{ scaleType, data: distances, label: 'Kilometer' }]}
          series={[{ data: [210, 260, 255, 420, 395, 230] }]}
        />
      </Box>
    </Box>
  );
}
