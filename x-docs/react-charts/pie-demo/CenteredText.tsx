import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { PieChart, useDrawingArea } from '@mui/x-charts';

const tasks = [
  { id: 'done', label: 'Done', value: 38, color: '#3a9d7c' },
  { id: 'open', label: 'Open', value: 14, color: '#c4cbd4' },
];

const Text = styled('text')(({ theme }) => ({
  fill: (theme.vars || theme).palette.text.primary,
  textAnchor: 'middle',
  dominantBaseline: 'central',
  fontSize: 26,
}));

function CenterText({ children }: { children: string }) {
  const { left, top, width, height } = useDrawingArea();
  return (
    <Text x={left + width / 2} y={top + height / 2}>
      {children}
    </Text>
  );
}

export default function CenteredText() {
  return (
    <Box
      role="region"
      aria-label="Tasks of a renovation, 73% done"
      sx={{ width: '100%' }}
    >
      <PieChart height={220} series={[{ data: tasks, innerRadius: '70%' }]}>
        <CenterText>73%</CenterText>
      </PieChart>
    </Box>
  );
}
