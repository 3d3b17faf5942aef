import Box from '@mui/material/Box';
import {
  Unstable_FunnelChart as FunnelChart,
  funnelSectionClasses,
} from '@mui/x-charts-pro';
import { hiring, labelFill } from './hiring';

const { label } = funnelSectionClasses;

export default function LabelStyles() {
  return (
    <Box
      role="region"
      aria-label="Hiring funnel, the last label in bold"
      sx={{ width: '100%' }}
    >
      <FunnelChart
        height={260}
        hideLegend
        series={[{ id: 'hiring', data: hiring }]}
        sx={{
          [`& .${label}`]: { fill: labelFill, fontSize: '0.75rem' },
          [`& .${label}.MuiFunnelSection-data-index-3`]: {
            fontSize: '1.25rem',
            fontWeight: 700,
          },
        }}
      />
    </Box>
  );
}
