import Box from '@mui/material/Box';
import { LineChart } from '@mui/x-charts';

export default function MovedAxes() {
  return (
    <Box
      role="region"
      aria-label="Prices with axes at the top and right"
      sx={{ width: '100%' }}
    >
      <LineChart
        height={240}
        xAxis={[
          {
            scaleType: 'point',
            data: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'],
            position: 'top',
          },
        ]}
        yAxis={[{ position: 'right', label: '€ per kilo' }]}
        series={[{ data: [3.2, 3.1, 3.6, 3.4, 3.9] }]}
      />
    </Box>
  );
}
