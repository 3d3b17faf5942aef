import Box from '@mui/material/Box';
import { LineChart } from '@mui/x-charts';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'];

export default function TwoRivers() {
  return (
    <Box
      role="region"
      aria-label="Water temperature of two rivers"
      sx={{ width: '100%' }}
    >
      <LineChart
        height={280}
        xAxis={[{ scaleType: 'point', data: months }]}
        yAxis={[{ label: '°C', width: 45 }]}
        series={[
          { label: 'Upper river', data: [2, 3, 6, 9, 13, 17] },
          { label: 'Lower river', data: [4, 5, 8, 13, 18, 22] },
        ]}
      />
    </Box>
  );
}
