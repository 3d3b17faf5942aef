import Box from '@mui/material/Box';
import { LineChart } from '@mui/x-charts';

const minutes = Array.from({ length: 12 }, (_, index) => index * 5);

export default function TinyPulse() {
  return (
    <Box
      role="region"
      aria-label="Pulse during one hour of training"
      sx={{ width: 220, maxWidth: '100%' }}
    >
      <LineChart
        height={90}
        hideLegend
        margin={8}
        xAxis={[{ data: minutes, position: 'none' }]}
        yAxis={[{ position: 'none' }]}
        series={[
          {
            label: 'Pulse',
            data: [72, 95, 118, 134, 141, 150, 146, 152, 139, 121, 98, 80],
            showMark: false,
          },
        ]}
      />
    </Box>
  );
}
