import Box from '@mui/material/Box';
import {
  Unstable_FunnelChart as FunnelChart,
  funnelSectionClasses,
} from '@mui/x-charts-pro';
import { foodChain, labelFill } from './farm';

export default function FoodChain() {
  return (
    <Box
      role="region"
      aria-label="Living things on a meadow, as a pyramid"
      sx={{ width: '100%' }}
    >
      <FunnelChart
        height={280}
        series={[{ data: foodChain, curve: 'pyramid' }]}
        sx={{ [`& .${funnelSectionClasses.label}`]: { fill: labelFill } }}
      />
    </Box>
  );
}
