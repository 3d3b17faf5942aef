import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import { lineElementClasses, SparkLineChart } from '@mui/x-charts';
import { visits } from './traffic';

export default function LineWidth() {
  const [strokeWidth, setStrokeWidth] = React.useState(6);
  const offset = strokeWidth / 2;

  return (
    <Box>
      <SparkLineChart
        role="img"
        aria-label="Visits with a chosen line width"
        height={80}
        data={visits}
        clipAreaOffset={{
          top: offset,
          right: offset,
          bottom: offset,
          left: offset,
        }}
        sx={{ [`& .${lineElementClasses.root}`]: { strokeWidth } }}
      />
      <Typography id="stroke-width">Line width</Typography>
      <Slider
        aria-labelledby="stroke-width"
        value={strokeWidth}
        onChange={(_, value) => setStrokeWidth(value)}
        min={1}
        max={10}
        valueLabelDisplay="auto"
        sx={{ maxWidth: 280, display: 'block', mx: 1 }}
      />
    </Box>
  );
}
