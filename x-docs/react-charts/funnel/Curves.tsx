import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {
  Unstable_FunnelChart as FunnelChart,
  funnelSectionClasses,
} from '@mui/x-charts-pro';
import { hiring, labelFill } from './hiring';

const curves = ['linear', 'linear-sharp', 'bump', 'step'] as const;
type Curve = (typeof curves)[number];

export default function Curves() {
  const [curve, setCurve] = React.useState<Curve>('bump');

  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Curve"
        value={curve}
        onChange={(_, value: Curve | null) => value && setCurve(value)}
      >
        {curves.map((name) => (
          <ToggleButton key={name} value={name} sx={{ textTransform: 'none' }}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Box role="region" aria-label="Hiring funnel with the chosen curve">
        <FunnelChart
          height={260}
          hideLegend
          series={[{ data: hiring, curve }]}
          sx={{ [`& .${funnelSectionClasses.label}`]: { fill: labelFill } }}
        />
      </Box>
    </Box>
  );
}
