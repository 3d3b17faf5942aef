import Box from '@mui/material/Box';
import { BarChart } from '@mui/x-charts';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

export default function TinySignups() {
  return (
    <Box
      role="region"
      aria-label="New gym members in one week"
      sx={{ width: 220, maxWidth: '100%' }}
    >
      <BarChart
        height={90}
        hideLegend
        margin={4}
        xAxis={[{ data: days, position: 'none' }]}
        yAxis={[{ position: 'none' }]}
        series={[{ label: 'Members', data: [9, 14, 11, 18, 16, 25, 21] }]}
      />
    </Box>
  );
}
