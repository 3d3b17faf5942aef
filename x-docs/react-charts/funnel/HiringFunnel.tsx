import Box from '@mui/material/Box';
import {
  Unstable_FunnelChart as FunnelChart,
  funnelSectionClasses,
} from '@mui/x-charts-pro';
import { hiring, labelFill } from './hiring';

export default function HiringFunnel() {
  return (
    <Box
      role="region"
      aria-label="From application to offer, last quarter"
      sx={{ width: '100%' }}
    >
      <FunnelChart
        height={280}
        series={[{ data: hiring }]}
        sx={{ [`& .${funnelSectionClasses.label}`]: { fill: labelFill } }}
      />
    </Box>
  );
}
