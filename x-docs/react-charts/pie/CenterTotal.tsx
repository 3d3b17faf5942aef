import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { PieChart, useDrawingArea } from '@mui/x-charts';
import { energy } from './household';

const TotalText = styled('text')(({ theme }) => ({
  ...theme.typography.h6,
  fill: (theme.vars || theme).palette.text.primary,
  textAnchor: 'middle',
  dominantBaseline: 'central',
}));

function Total({ text }: { text: string }) {
  const { left, top, width, height } = useDrawingArea();
  return (
    <TotalText x={left + width / 2} y={top + height / 2}>
      {text}
    </TotalText>
  );
}

export default function CenterTotal() {
  return (
    <Box
      role="region"
      aria-label="Energy use with the total in the center"
      sx={{ width: '100%' }}
    >
      <PieChart
        height={240}
        series={[
          {
            data: energy,
            innerRadius: '70%',
            valueFormatter: ({ value }) => `${value}%`,
          },
        ]}
      >
        <Total text="14,200 kWh" />
      </PieChart>
    </Box>
  );
}
