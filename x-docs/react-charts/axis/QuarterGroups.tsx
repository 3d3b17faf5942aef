import Box from '@mui/material/Box';
import { BarChart } from '@mui/x-charts';

const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

export default function QuarterGroups() {
  return (
    <Box
      role="region"
      aria-label="Bookings by month and quarter"
      sx={{ width: '100%' }}
    >
      <BarChart
        height={260}
        xAxis={[
          {
            id: 'months',
            scaleType: 'band',
            data: months,
            disableLine: true,
            disableTicks: true,
            valueFormatter: (month: string, { location }) =>
              location === 'tick' ? month[0] : month,
          },
          {
            id: 'quarters',
            scaleType: 'band',
            data: ['Winter', 'Spring', 'Summer', 'Autumn'],
            position: 'bottom',
            disableLine: true,
            tickSize: 20,
            height: 44,
            ignoreTooltip: true,
          },
        ]}
        series={[
          {
            xAxisId: 'months',
            data: [12, 9, 18, 27, 35, 48, 66, 71, 44, 26, 13, 22],
          },
        ]}
      />
    </Box>
  );
}
