import Box from '@mui/material/Box';
import { LineChartPro } from '@mui/x-charts-pro';
import { dayAxis, downstream, upstream } from './river';

export default function RiverPreview() {
  return (
    <Box
      role="region"
      aria-label="Two water levels with a preview in the slider"
      sx={{ width: '100%' }}
    >
      <LineChartPro
        height={320}
        initialZoom={[{ axisId: 'day', start: 55, end: 85 }]}
        xAxis={[
          { ...dayAxis, zoom: { slider: { enabled: true, preview: true } } },
        ]}
        series={[
          { label: 'Upstream', data: upstream, showMark: false, area: true },
          { label: 'Downstream', data: downstream, showMark: false },
        ]}
      />
    </Box>
  );
}
