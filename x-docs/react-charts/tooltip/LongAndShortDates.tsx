import Box from '@mui/material/Box';
import { LineChart } from '@mui/x-charts';

const days = [1, 8, 15, 22, 29].map((day) => new Date(2025, 3, day));
const short = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'short' });
const long = new Intl.DateTimeFormat('en', { dateStyle: 'full' });

export default function LongAndShortDates() {
  return (
    <Box
      role="region"
      aria-label="Blossoms counted in April"
      sx={{ width: '100%' }}
    >
      <LineChart
        height={260}
        xAxis={[
          {
            scaleType: 'point',
            data: days,
            valueFormatter: (day: Date, { location }) =>
              (location === 'tooltip' ? long : short).format(day),
          },
        ]}
        series={[{ label: 'Blossoms', data: [40, 210, 860, 720, 130] }]}
      />
    </Box>
  );
}
