import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { LineChartPro, type ZoomData } from '@mui/x-charts-pro';
import { dayAxis, downstream, upstream } from './river';

export default function SyncedZoom() {
  const [zoomData, setZoomData] = React.useState<ZoomData[]>([
    { axisId: 'day', start: 40, end: 80 },
  ]);

  const gauges = [
    { label: 'Upstream (cm)', data: upstream, slider: false },
    { label: 'Downstream (cm)', data: downstream, slider: true },
  ];

  return (
    <Stack sx={{ width: '100%' }}>
      {gauges.map(({ label, data, slider }) => (
        <Box key={label} role="region" aria-label={label}>
          <LineChartPro
            height={slider ? 208 : 180}
            zoomData={zoomData}
            onZoomChange={setZoomData}
            xAxis={[{ ...dayAxis, zoom: { slider: { enabled: slider } } }]}
            series={[{ label, data, showMark: false }]}
          />
        </Box>
      ))}
    </Stack>
  );
}
