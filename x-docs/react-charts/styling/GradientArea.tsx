import * as React from 'react';
import Box from '@mui/material/Box';
import { areaElementClasses, LineChart } from '@mui/x-charts';

export default function GradientArea() {
  const gradientId = React.useId();

  return (
    <Box
      role="region"
      aria-label="Visitors of the library with a fading area"
      sx={{ width: '100%' }}
    >
      <LineChart
        height={240}
        xAxis={[{ data: [8, 10, 12, 14, 16, 18], domainLimit: 'strict' }]}
        series={[
          {
            data: [14, 38, 52, 47, 66, 31],
            area: true,
            showMark: false,
            color: '#7e57c2',
          },
        ]}
        sx={{
          [`& .${areaElementClasses.root}`]: { fill: `url(#${gradientId})` },
        }}
      >
        <defs>
          <linearGradient id={gradientId} x1="0" x2="0" y1="0" y2="1">
            <stop offset="0" stopColor="#7e57c2" stopOpacity={0.8} />
            <stop offset="1" stopColor="#7e57c2" stopOpacity={0} />
          </linearGradient>
        </defs>
      </LineChart>
    </Box>
  );
}
