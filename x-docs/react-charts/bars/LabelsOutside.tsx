import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { BarChart, useAnimate, type BarLabelProps } from '@mui/x-charts';

const LabelText = styled('text')(({ theme }) => ({
  ...theme.typography.caption,
  fill: (theme.vars || theme).palette.text.primary,
  textAnchor: 'middle',
  pointerEvents: 'none',
}));

function LabelAbove(props: BarLabelProps) {
  const { x, y, width, yOrigin, skipAnimation, children } = props;
  const animated = useAnimate(
    { x: x + width / 2, y: y - 6 },
    {
      initialProps: { x: x + width / 2, y: yOrigin },
      createInterpolator: (from, to) => (t) => ({
        x: from.x + (to.x - from.x) * t,
        y: from.y + (to.y - from.y) * t,
      }),
      transformProps: (position) => position,
      applyProps: (element: SVGTextElement, position) => {
        element.setAttribute('x', position.x.toString());
        element.setAttribute('y', position.y.toString());
      },
      skip: skipAnimation,
    },
  );

  return <LabelText {...animated}>{children}</LabelText>;
}

export default function LabelsOutside() {
  return (
    <Box
      role="region"
      aria-label="Average ticket price by season"
      sx={{ width: '100%' }}
    >
      <BarChart
        height={260}
        barLabel={({ value }) => `€${value}`}
        slots={{ barLabel: LabelAbove }}
        xAxis={[{ data: ['Winter', 'Spring', 'Summer', 'Autumn'] }]}
        yAxis={[{ max: 60 }]}
        series={[{ data: [18, 34, 52, 29] }]}
      />
    </Box>
  );
}
