import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { BarChart, useAnimate, type BarElementProps } from '@mui/x-charts';

type Shape = { y: number; opacity: number };
const between = (from: number, to: number, t: number) => from + (to - from) * t;

function FloatingBar(props: BarElementProps) {
  const { x, y, width, height, color, skipAnimation } = props;
  const animated = useAnimate(
    { y, opacity: 1 },
    {
      initialProps: { y: y - 40, opacity: 0 },
      createInterpolator: (from: Shape, to: Shape) => (t) => ({
        y: between(from.y, to.y, t),
        opacity: between(from.opacity, to.opacity, t),
      }),
      transformProps: (shape) => shape,
      applyProps: (element: SVGRectElement, shape) => {
        element.setAttribute('y', `${shape.y}`);
        element.setAttribute('opacity', `${shape.opacity}`);
      },
      skip: skipAnimation,
    },
  );

  return (
    <rect {...animated} x={x} width={width} height={height} fill={color} />
  );
}

export default function FloatIn() {
  const [round, setRound] = React.useState(1);

  return (
    <Box sx={{ width: '100%' }}>
      <Button variant="outlined" onClick={() => setRound(round + 1)}>
        Play round {round + 1}
      </Button>
      <Box role="region" aria-label="Points of four teams">
        <BarChart
          key={round}
          height={240}
          hideLegend
          xAxis={[{ data: ['Otters', 'Foxes', 'Owls', 'Lynxes'] }]}
          yAxis={[{ max: 60, width: 35 }]}
          series={[
            {
              label: 'Points',
              data: [21, 34, 47, 15].map((points) => (points * round) % 60),
            },
          ]}
          slots={{ bar: FloatingBar }}
        />
      </Box>
    </Box>
  );
}
