import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { BarChart, useAnimateBar, type BarElementProps } from '@mui/x-charts';

function PillBar(props: BarElementProps) {
  const { color, onClick, onPointerEnter, onPointerLeave } = props;
  const animated = useAnimateBar(props);

  return (
    <rect
      {...animated}
      rx={props.width / 2}
      fill={color}
      onClick={onClick}
      onPointerEnter={onPointerEnter}
      onPointerLeave={onPointerLeave}
    />
  );
}

const weeks = [
  [42, 61, 38, 70, 55],
  [65, 30, 58, 44, 72],
];

export default function PillBars() {
  const [index, setIndex] = React.useState(0);

  return (
    <Box sx={{ width: '100%' }}>
      <Button variant="outlined" onClick={() => setIndex(1 - index)}>
        Other week
      </Button>
      <Box role="region" aria-label="Yoga visitors by weekday">
        <BarChart
          height={240}
          hideLegend
          xAxis={[
            {
              data: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'],
              categoryGapRatio: 0.6,
            },
          ]}
          yAxis={[{ max: 80, width: 35 }]}
          series={[{ label: 'Visitors', data: weeks[index] }]}
          slots={{ bar: PillBar }}
        />
      </Box>
    </Box>
  );
}
