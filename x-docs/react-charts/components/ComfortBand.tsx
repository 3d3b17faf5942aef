import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import { LineChart, useDrawingArea, useYScale } from '@mui/x-charts';
import { depths, months } from './snow';

function Band({ from, to }: { from: number; to: number }) {
  const { left, width } = useDrawingArea();
  const scale = useYScale<'linear'>();
  const top = scale(to);

  return (
    <rect
      x={left}
      y={top}
      width={width}
      height={scale(from) - top}
      fill="#3a9d7c"
      fillOpacity={0.2}
    />
  );
}

export default function ComfortBand() {
  const [range, setRange] = React.useState([40, 100]);

  return (
    <Box sx={{ width: '100%' }}>
      <Typography id="ski-band" variant="body2">
        Good for skiing (cm)
      </Typography>
      <Slider
        getAriaLabel={(index) =>
          `Good for skiing (cm), ${index === 0 ? 'from' : 'to'}`
        }
        max={120}
        step={10}
        valueLabelDisplay="auto"
        value={range}
        onChange={(_, value) => setRange(value)}
        sx={{ maxWidth: 240, mx: 1.5, display: 'block' }}
      />
      <Box role="region" aria-label="Snow depth with a band for skiing">
        <LineChart
          height={230}
          hideLegend
          xAxis={[{ scaleType: 'point', data: months }]}
          yAxis={[{ min: 0, max: 140, width: 40 }]}
          series={[{ label: 'Snow (cm)', data: depths }]}
        >
          <Band from={range[0]} to={range[1]} />
        </LineChart>
      </Box>
    </Box>
  );
}
