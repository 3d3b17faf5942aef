import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {
  Unstable_FunnelChart as FunnelChart,
  funnelSectionClasses,
} from '@mui/x-charts-pro';
import { hiring, labelFill } from './hiring';

const scales = ['band', 'linear'] as const;
type Scale = (typeof scales)[number];

export default function ScaledStages() {
  const [scaleType, setScaleType] = React.useState<Scale>('linear');

  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Scale of the category axis"
        value={scaleType}
        onChange={(_, value: Scale | null) => value && setScaleType(value)}
      >
        {scales.map((scale) => (
          <ToggleButton
            key={scale}
            value={scale}
            sx={{ textTransform: 'none' }}
          >
            {scale}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Box role="region" aria-label="Hiring funnel with the chosen scale">
        <FunnelChart
          height={320}
          categoryAxis={{ scaleType }}
          series={[{ data: hiring }]}
          sx={{ [`& .${funnelSectionClasses.label}`]: { fill: labelFill } }}
        />
      </Box>
    </Box>
  );
}
