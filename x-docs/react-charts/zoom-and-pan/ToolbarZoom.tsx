import Box from '@mui/material/Box';
import { LineChartPro } from '@mui/x-charts-pro';
import { dayAxis, upstream } from './river';

export default function ToolbarZoom() {
  return (
    <Box
      role="region"
      aria-label="Water level of March, with a toolbar"
      sx={{ width: '100%' }}
    >
      <LineChartPro
        height={260}
        showToolbar
        hideLegend
        initialZoom={[{ axisId: 'day', start: 49.6, end: 75.6 }]}
        xAxis={[{ ...dayAxis, zoom: true }]}
        series={[{ label: 'Level (cm)', data: upstream, showMark: false }]}
      />
    </Box>
  );
}
