import Box from '@mui/material/Box';
import { LineChart } from '@mui/x-charts';

const days = [
  new Date(2024, 10, 28),
  new Date(2024, 11, 5),
  new Date(2024, 11, 9),
  new Date(2024, 11, 24),
  new Date(2025, 0, 3),
  new Date(2025, 0, 30),
];

const shortDate = new Intl.DateTimeFormat('en', {
  day: 'numeric',
  month: 'short',
});

export default function SnowByDate() {
  return (
    <Box
      role="region"
      aria-label="Snow depth measured on six dates"
      sx={{ width: '100%' }}
    >
      <LineChart
        height={280}
        xAxis={[
          {
            scaleType: 'time',
            data: days,
            valueFormatter: (day: Date) => shortDate.format(day),
            tickNumber: 5,
          },
        ]}
        yAxis={[{ label: 'Depth (cm)' }]}
        series={[{ label: 'Snow', data: [4, 18, 15, 42, 66, 51] }]}
      />
    </Box>
  );
}
