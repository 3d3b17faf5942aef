import Box from '@mui/material/Box';
import { LineChart } from '@mui/x-charts';
import { months, rides } from './rides';

export default function StackedRides() {
  return (
    <Box
      role="region"
      aria-label="Shared rides by vehicle, stacked"
      sx={{ width: '100%' }}
    >
      <LineChart
        height={290}
        xAxis={[{ scaleType: 'point', data: months }]}
        yAxis={[{ label: 'Thousand rides', width: 50 }]}
        series={rides.map((vehicle) => ({
          ...vehicle,
          stack: 'rides',
          area: true,
          showMark: false,
        }))}
      />
    </Box>
  );
}
