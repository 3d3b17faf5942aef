import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import {
  ChartContainer,
  ChartsClipPath,
  ChartsXAxis,
  ChartsYAxis,
  LinePlot,
} from '@mui/x-charts';
import { degrees, months } from './climate';

export default function ClippedLine() {
  const [clipped, setClipped] = React.useState(true);
  const clipId = React.useId();

  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        label="Clip the line"
        control={
          <Switch
            checked={clipped}
            onChange={(event) => setClipped(event.target.checked)}
          />
        }
      />
      <Box role="region" aria-label="Temperature from 5 degrees upward">
        <ChartContainer
          height={220}
          margin={{ bottom: 40 }}
          xAxis={[{ scaleType: 'point', data: months }]}
          yAxis={[{ min: 5 }]}
          series={[{ type: 'line', data: degrees }]}
        >
          <ChartsClipPath id={clipId} />
          <g clipPath={clipped ? `url(#${clipId})` : undefined}>
            <LinePlot />
          </g>
          <ChartsXAxis />
          <ChartsYAxis />
        </ChartContainer>
      </Box>
    </Box>
  );
}
