import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import { ScatterChart } from '@mui/x-charts';
import { heightAxis, oaks, pines, trunkAxis } from './trees';

export default function MarkerSizes() {
  const [markerSize, setMarkerSize] = React.useState(8);

  return (
    <Box sx={{ width: '100%' }}>
      <Box role="region" aria-label="Trees with adjustable mark size">
        <ScatterChart
          height={280}
          xAxis={[trunkAxis]}
          yAxis={[heightAxis]}
          series={[
            { label: 'Oak', data: oaks, markerSize },
            { label: 'Pine', data: pines },
          ]}
        />
      </Box>
      <Box sx={{ maxWidth: 320, px: 3 }}>
        <Typography id="oak-size">markerSize of the oaks</Typography>
        <Slider
          aria-labelledby="oak-size"
          value={markerSize}
          onChange={(_, value) => setMarkerSize(value)}
          min={2}
          max={16}
          valueLabelDisplay="auto"
          sx={{ display: 'block' }}
        />
      </Box>
    </Box>
  );
}
