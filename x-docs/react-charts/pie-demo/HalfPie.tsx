import Box from '@mui/material/Box';
import { PieChart } from '@mui/x-charts';

const seats = [
  { id: 'river', label: 'River party', value: 21 },
  { id: 'hill', label: 'Hill party', value: 17 },
  { id: 'town', label: 'Town list', value: 9 },
  { id: 'free', label: 'Independent', value: 4 },
];

export default function HalfPie() {
  return (
    <Box
      role="region"
      aria-label="Seats in a town council"
      sx={{ width: '100%' }}
    >
      <PieChart
        height={220}
        series={[
          {
            data: seats,
            startAngle: -90,
            endAngle: 90,
            innerRadius: 60,
            outerRadius: 150,
            cy: '85%',
          },
        ]}
        slotProps={{
          legend: {
            direction: 'horizontal',
            position: { vertical: 'bottom', horizontal: 'center' },
          },
        }}
      />
    </Box>
  );
}
