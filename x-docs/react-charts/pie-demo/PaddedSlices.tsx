import Box from '@mui/material/Box';
import { PieChart } from '@mui/x-charts';

const waste = [
  { id: 'paper', label: 'Paper', value: 34 },
  { id: 'glass', label: 'Glass', value: 21 },
  { id: 'organic', label: 'Organic', value: 29 },
  { id: 'rest', label: 'Rest', value: 16 },
];

export default function PaddedSlices() {
  return (
    <Box
      role="region"
      aria-label="Household waste by kind"
      sx={{ width: '100%' }}
    >
      <PieChart
        height={240}
        series={[
          {
            data: waste,
            paddingAngle: 4,
            innerRadius: '55%',
            cornerRadius: 6,
            valueFormatter: ({ value }) => `${value}%`,
          },
        ]}
      />
    </Box>
  );
}
