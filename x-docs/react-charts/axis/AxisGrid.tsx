import Box from '@mui/material/Box';
import { LineChart } from '@mui/x-charts';

export default function AxisGrid() {
  return (
    <Box
      role="region"
      aria-label="Speed of a train over a grid"
      sx={{ width: '100%' }}
    >
      <LineChart
        height={240}
        grid={{ horizontal: true, vertical: true }}
        xAxis={[{ data: [0, 5, 10, 15, 20, 25], label: 'Minutes' }]}
        yAxis={[{ label: 'km/h' }]}
        series={[{ data: [0, 84, 142, 160, 121, 0] }]}
      />
    </Box>
  );
}
