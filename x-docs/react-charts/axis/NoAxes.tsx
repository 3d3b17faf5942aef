import Box from '@mui/material/Box';
import { LineChart } from '@mui/x-charts';

export default function NoAxes() {
  return (
    <Box
      role="region"
      aria-label="Bare line without axes"
      sx={{ width: '100%' }}
    >
      <LineChart
        height={160}
        margin={10}
        xAxis={[{ data: [1, 2, 3, 4, 5, 6, 7, 8], position: 'none' }]}
        yAxis={[{ position: 'none' }]}
        series={[{ data: [3, 5, 4, 8, 7, 11, 9, 12], area: true }]}
      />
    </Box>
  );
}
