import Box from '@mui/material/Box';
import { LineChart } from '@mui/x-charts';
import { months, rides } from './rides';

const percent = (share: number) => `${Math.round(share * 100)}%`;

export default function RideShares() {
  return (
    <Box
      role="region"
      aria-label="Share of each vehicle in the shared rides"
      sx={{ width: '100%' }}
    >
      <LineChart
        height={290}
        xAxis={[{ scaleType: 'point', data: months }]}
        yAxis={[{ valueFormatter: percent, width: 55 }]}
        series={rides.map((vehicle) => ({
          ...vehicle,
          stack: 'rides',
          stackOffset: 'expand',
          area: true,
          showMark: false,
          valueFormatter: (value: number | null) => `${value ?? 0}k rides`,
        }))}
      />
    </Box>
  );
}
