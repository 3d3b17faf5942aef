import Box from '@mui/material/Box';
import { LineChartPro } from '@mui/x-charts-pro';
import { dayAxis, upstream } from './river';

export default function RiverZoom() {
  return (
    <Box
      role="region"
      aria-label="Water level, zoom with the wheel"
      sx={{ width: '100%' }}
    >
      <LineChartPro
        height={260}
        xAxis={[{ ...dayAxis, zoom: true }]}
        yAxis={[{ min: 0 }]}
        series={[{ label: 'Level (cm)', data: upstream, showMark: false }]}
      />
    </Box>
  );
}
