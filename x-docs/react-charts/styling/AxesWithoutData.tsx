import Box from '@mui/material/Box';
import { BarChart } from '@mui/x-charts';
import { classes } from './reading';

export default function AxesWithoutData() {
  return (
    <Box
      role="region"
      aria-label="Axes of a chart without data"
      sx={{ width: '100%' }}
    >
      <BarChart
        height={200}
        xAxis={[{ data: classes }]}
        yAxis={[{ min: 0, max: 80, label: 'Books' }]}
        series={[{ data: [] }]}
      />
    </Box>
  );
}
