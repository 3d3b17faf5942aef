import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {
  Unstable_FunnelChart as FunnelChart,
  funnelSectionClasses,
} from '@mui/x-charts-pro';
import { foodChain, labelFill } from './farm';

const directions = ['increasing', 'decreasing'] as const;
type Direction = (typeof directions)[number];

export default function PyramidDirection() {
  const [funnelDirection, setFunnelDirection] =
    React.useState<Direction>('decreasing');

  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Direction of the pyramid"
        value={funnelDirection}
        onChange={(_, value: Direction | null) =>
          value && setFunnelDirection(value)
        }
      >
        {directions.map((direction) => (
          <ToggleButton
            key={direction}
            value={direction}
            sx={{ textTransform: 'none' }}
          >
            {direction}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Box role="region" aria-label="Pyramid in the chosen direction">
        <FunnelChart
          height={260}
          series={[{ data: foodChain, curve: 'pyramid', funnelDirection }]}
          sx={{ [`& .${funnelSectionClasses.label}`]: { fill: labelFill } }}
        />
      </Box>
    </Box>
  );
}
