import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts';

export default function RoundedBars() {
  const [borderRadius, setBorderRadius] = React.useState(12);

  return (
    <Box sx={{ width: '100%' }}>
      <Box role="region" aria-label="Stock changes with rounded bars">
        <BarChart
          height={260}
          borderRadius={borderRadius}
          xAxis={[{ data: ['Week 1', 'Week 2', 'Week 3', 'Week 4'] }]}
          series={[
            { label: 'Delivered', stack: 's', data: [40, 25, 52, 31] },
            { label: 'Returned', stack: 's', data: [6, 4, 9, 3] },
            { label: 'Sold', stack: 's', data: [-33, -29, -41, -38] },
          ]}
        />
      </Box>
      <Box sx={{ maxWidth: 320, px: 3 }}>
        <Typography id="bar-radius">borderRadius</Typography>
        <Slider
          aria-labelledby="bar-radius"
          value={borderRadius}
          onChange={(_, value) => setBorderRadius(value)}
          min={0}
          max={40}
          valueLabelDisplay="auto"
        />
      </Box>
    </Box>
  );
}
