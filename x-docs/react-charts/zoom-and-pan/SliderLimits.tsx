import Box from '@mui/material/Box';
import { BarChartPro } from '@mui/x-charts-pro';

const hours = Array.from({ length: 24 }, (_, hour) => `${hour}:00`);
const visitors = [
  0, 0, 0, 0, 0, 0, 4, 19, 46, 58, 63, 71, 88, 80, 67, 72, 93, 110, 121, 96, 52,
  17, 3, 0,
];

export default function SliderLimits() {
  return (
    <Box
      role="region"
      aria-label="Visitors of a pool within the opening hours"
      sx={{ width: '100%' }}
    >
      <BarChartPro
        height={260}
        initialZoom={[{ axisId: 'hour', start: 25, end: 75 }]}
        xAxis={[
          {
            id: 'hour',
            data: hours,
            zoom: {
              minStart: 25,
              maxEnd: 95,
              minSpan: 20,
              slider: { enabled: true },
            },
          },
        ]}
        series={[{ data: visitors }]}
      />
    </Box>
  );
}
