import * as React from 'react';
import Box from '@mui/material/Box';
import { BarChart } from '@mui/x-charts';
import { books, classes, comics } from './reading';

export default function PatternedBars() {
  const id = React.useId();

  return (
    <Box
      role="region"
      aria-label="Books and comics distinguished by a pattern"
      sx={{ width: '100%' }}
    >
      <BarChart
        height={260}
        xAxis={[{ data: classes }]}
        series={[
          { label: 'Books', data: books, color: '#1e88e5' },
          {
            label: 'Comics',
            data: comics,
            color: `url(#${id})`,
          },
        ]}
      >
        <defs>
          <pattern
            id={id}
            width={8}
            height={8}
            patternUnits="userSpaceOnUse"
            patternTransform="rotate(45)"
          >
            <rect width={8} height={8} fill="#f57c00" />
            <rect width={3} height={8} fill="#ffe0b2" />
          </pattern>
        </defs>
      </BarChart>
    </Box>
  );
}
