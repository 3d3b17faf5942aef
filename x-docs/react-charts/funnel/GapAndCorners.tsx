import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  Unstable_FunnelChart as FunnelChart,
  funnelSectionClasses,
} from '@mui/x-charts-pro';
import { hiring, labelFill } from './hiring';

export default function GapAndCorners() {
  const [gap, setGap] = React.useState(6);
  const [radius, setRadius] = React.useState(8);

  return (
    <Box sx={{ width: '100%' }}>
      <Stack direction="row" spacing={4} sx={{ px: 1 }}>
        <Box sx={{ flex: 1 }}>
          <Typography id="gap-label">Gap</Typography>
          <Slider
            aria-labelledby="gap-label"
            max={24}
            value={gap}
            onChange={(_, value) => setGap(value)}
          />
        </Box>
        <Box sx={{ flex: 1 }}>
          <Typography id="radius-label">Border radius</Typography>
          <Slider
            aria-labelledby="radius-label"
            max={20}
            value={radius}
            onChange={(_, value) => setRadius(value)}
          />
        </Box>
      </Stack>
      <Box role="region" aria-label="Hiring funnel with the chosen gap">
        <FunnelChart
          height={260}
          hideLegend
          gap={gap}
          series={[{ data: hiring, borderRadius: radius }]}
          sx={{ [`& .${funnelSectionClasses.label}`]: { fill: labelFill } }}
        />
      </Box>
    </Box>
  );
}
