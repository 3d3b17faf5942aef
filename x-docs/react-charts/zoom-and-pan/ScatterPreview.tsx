import Box from '@mui/material/Box';
import { ScatterChartPro } from '@mui/x-charts-pro';
import { downstream, upstream } from './river';

const points = upstream.map((x, id) => ({ id, x, y: downstream[id] }));

export default function ScatterPreview() {
  return (
    <Box
      role="region"
      aria-label="Levels at two gauges with a preview"
      sx={{ width: '100%' }}
    >
      <ScatterChartPro
        height={320}
        xAxis={[
          {
            label: 'Upstream (cm)',
            zoom: { slider: { enabled: true, preview: true } },
          },
        ]}
        yAxis={[{ label: 'Downstream (cm)' }]}
        series={[{ data: points, markerSize: 5, preview: { markerSize: 2 } }]}
      />
    </Box>
  );
}
