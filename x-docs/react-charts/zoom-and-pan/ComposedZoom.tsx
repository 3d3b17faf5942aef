import * as React from 'react';
import Box from '@mui/material/Box';
import {
  AreaPlot,
  ChartContainerPro,
  ChartsClipPath,
  ChartsTooltip,
  ChartsXAxis,
  ChartsYAxis,
  ChartZoomSlider,
  LinePlot,
} from '@mui/x-charts-pro';
import { dayAxis, upstream } from './river';

export default function ComposedZoom() {
  const clipId = React.useId();

  return (
    <Box
      role="region"
      aria-label="Water level, composed with a zoom slider"
      sx={{ width: '100%' }}
    >
      <ChartContainerPro
        height={280}
        xAxis={[{ ...dayAxis, zoom: { slider: { enabled: true } } }]}
        series={[
          { type: 'line', label: 'Level (cm)', data: upstream, area: true },
        ]}
      >
        <ChartsClipPath id={clipId} />
        <g clipPath={`url(#${clipId})`}>
          <AreaPlot />
          <LinePlot />
        </g>
        <ChartsXAxis />
        <ChartsYAxis />
        <ChartZoomSlider />
        <ChartsTooltip trigger="axis" />
      </ChartContainerPro>
    </Box>
  );
}
