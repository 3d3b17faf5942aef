import Box from '@mui/material/Box';
import { BarChart } from '@mui/x-charts';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

export default function WeekdayBoardings() {
  return (
    <Box
      role="region"
      aria-label="Ferry boardings by weekday"
      sx={{ width: '100%' }}
    >
      <BarChart
        height={300}
        xAxis={[{ data: days }]}
        series={[
          { label: 'Outbound', data: [420, 398, 405, 441, 612, 730, 688] },
          { label: 'Inbound', data: [415, 402, 399, 438, 520, 655, 804] },
        ]}
      />
    </Box>
  );
}
