import Box from '@mui/material/Box';
import { LineChart } from '@mui/x-charts';

const days = [3, 4, 5, 6, 7].map((day) => new Date(2025, 1, day));
const weekday = new Intl.DateTimeFormat('en', { weekday: 'short' });
const full = new Intl.DateTimeFormat('en', { dateStyle: 'long' });

export default function TickFormats() {
  return (
    <Box
      role="region"
      aria-label="Water used from Monday to Friday"
      sx={{ width: '100%' }}
    >
      <LineChart
        height={240}
        xAxis={[
          {
            scaleType: 'point',
            data: days,
            valueFormatter: (day: Date, { location }) =>
              (location === 'tick' ? weekday : full).format(day),
          },
        ]}
        yAxis={[
          { width: 60, valueFormatter: (liters: number) => `${liters} l` },
        ]}
        series={[{ label: 'Water', data: [142, 128, 165, 150, 171] }]}
      />
    </Box>
  );
}
