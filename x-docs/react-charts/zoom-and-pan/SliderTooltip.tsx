import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { LineChartPro, type ZoomSliderShowTooltip } from '@mui/x-charts-pro';
import { dayAxis, days, upstream } from './river';

const start = days[0].getTime();
const week = 7 * 24 * 60 * 60 * 1000;

export default function SliderTooltip() {
  const [showTooltip, setShowTooltip] =
    React.useState<ZoomSliderShowTooltip>('hover');

  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Tooltip of the zoom slider"
        value={showTooltip}
        onChange={(_, value: ZoomSliderShowTooltip | null) =>
          setShowTooltip(value ?? showTooltip)
        }
        sx={{ mb: 1 }}
      >
        <ToggleButton value="hover">hover</ToggleButton>
        <ToggleButton value="always">always</ToggleButton>
        <ToggleButton value="never">never</ToggleButton>
      </ToggleButtonGroup>
      <Box role="region" aria-label="Water level with a zoom slider">
        <LineChartPro
          height={280}
          hideLegend
          initialZoom={[{ axisId: 'day', start: 20, end: 60 }]}
          xAxis={[
            {
              ...dayAxis,
              valueFormatter: (
                date: Date,
                { location }: { location: string },
              ) =>
                location === 'zoom-slider-tooltip'
                  ? `Week ${Math.floor((date.getTime() - start) / week) + 1}`
                  : dayAxis.valueFormatter(date),
              zoom: { slider: { enabled: true, showTooltip } },
            },
          ]}
          series={[{ label: 'Level (cm)', data: upstream, showMark: false }]}
        />
      </Box>
    </Box>
  );
}
