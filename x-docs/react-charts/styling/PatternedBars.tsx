import * as React from 'react';
import Box from '@mui/material/Box';
import { BarChart, type ChartsLabelCustomMarkProps } from '@mui/x-charts';
import { books, classes, comics } from './reading';

function PatternMark({ className, color }: ChartsLabelCustomMarkProps) {
  return (
    <svg viewBox="0 0 24 24">
      <rect className={className} width={24} height={24} fill={color} />
    </svg>
  );
}

export default function PatternedBars() {
  const id = React.useId();

  return (
    <Box
      role="region"
      aria-label="Books and comics told apart by a pattern"
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
            labelMarkType: PatternMark,
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
