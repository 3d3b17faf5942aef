import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { BarChart, type BarElementProps } from '@mui/x-charts';

const SlowRect = styled('rect')({
  transition: 'y 900ms ease-out, height 900ms ease-out',
  '@media (prefers-reduced-motion: reduce)': { transition: 'none' },
});

function SlowBar(props: BarElementProps) {
  const { x, y, width, height, color } = props;
  return <SlowRect x={x} y={y} width={width} height={height} fill={color} />;
}

const tanks = ['Tank 1', 'Tank 2', 'Tank 3', 'Tank 4'];
const levels = [
  [80, 35, 60, 20],
  [25, 70, 45, 90],
];

export default function SlowBars() {
  const [index, setIndex] = React.useState(0);

  return (
    <Box sx={{ width: '100%' }}>
      <Button variant="outlined" onClick={() => setIndex(1 - index)}>
        Pump water
      </Button>
      <Box role="region" aria-label="Water level of four tanks">
        <BarChart
          height={240}
          hideLegend
          xAxis={[{ data: tanks }]}
          yAxis={[{ min: 0, max: 100, width: 40 }]}
          series={[{ label: 'Level (%)', data: levels[index] }]}
          slots={{ bar: SlowBar }}
        />
      </Box>
    </Box>
  );
}
