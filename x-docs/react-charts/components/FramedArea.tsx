import Box from '@mui/material/Box';
import { LineChart, useDrawingArea } from '@mui/x-charts';
import { depths, months } from './snow';

function Frame() {
  const { left, top, width, height } = useDrawingArea();

  return (
    <rect
      x={left}
      y={top}
      width={width}
      height={height}
      fill="none"
      stroke="currentColor"
      strokeDasharray="4 4"
      strokeOpacity={0.5}
    />
  );
}

export default function FramedArea() {
  return (
    <Box
      role="region"
      aria-label="Snow depth with a frame around the drawing area"
      sx={{ width: '100%' }}
    >
      <LineChart
        height={240}
        hideLegend
        xAxis={[{ scaleType: 'point', data: months }]}
        yAxis={[{ width: 40 }]}
        series={[{ label: 'Snow (cm)', data: depths }]}
      >
        <Frame />
      </LineChart>
    </Box>
  );
}
