import Box from '@mui/material/Box';
import { Heatmap } from '@mui/x-charts-pro';
import { days, hours, rides } from './rides';

const weekdays: Record<string, string> = {
  Mon: 'Monday',
  Tue: 'Tuesday',
  Wed: 'Wednesday',
  Thu: 'Thursday',
  Fri: 'Friday',
  Sat: 'Saturday',
  Sun: 'Sunday',
};

export default function RidesTooltip() {
  return (
    <Box
      role="region"
      aria-label="Bicycles with full texts in the tooltip"
      sx={{ width: '100%' }}
    >
      <Heatmap
        height={280}
        xAxis={[
          {
            data: days,
            valueFormatter: (day: string, { location }) =>
              location === 'tooltip' ? weekdays[day] : day,
          },
        ]}
        yAxis={[{ data: hours }]}
        series={[
          {
            label: 'Rides',
            data: rides,
            valueFormatter: ([, , count]) => `${count} per hour`,
          },
        ]}
      />
    </Box>
  );
}
