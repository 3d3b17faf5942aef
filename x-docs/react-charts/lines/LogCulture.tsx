import Box from '@mui/material/Box';
import { LineChart } from '@mui/x-charts';

export default function LogCulture() {
  return (
    <Box
      role="region"
      aria-label="Bacteria in a culture on a logarithmic scale"
      sx={{ width: '100%' }}
    >
      <LineChart
        height={280}
        grid={{ horizontal: true }}
        xAxis={[{ data: [0, 2, 4, 6, 8, 10], label: 'Hours' }]}
        yAxis={[{ scaleType: 'log', width: 60 }]}
        series={[
          {
            label: 'Cells per ml',
            data: [120, 900, 7400, 52000, 310000, 980000],
          },
        ]}
      />
    </Box>
  );
}
