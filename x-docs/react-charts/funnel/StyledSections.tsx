import Box from '@mui/material/Box';
import {
  Unstable_FunnelChart as FunnelChart,
  funnelSectionClasses,
} from '@mui/x-charts-pro';
import { hiring, labelFill } from './hiring';

const { root, label } = funnelSectionClasses;

export default function StyledSections() {
  return (
    <Box
      role="region"
      aria-label="Hiring funnel with a dashed last section"
      sx={{ width: '100%' }}
    >
      <FunnelChart
        height={260}
        hideLegend
        gap={6}
        series={[{ data: hiring }]}
        sx={{
          [`& .${root}.MuiFunnelSection-data-index-3`]: {
            stroke: '#2f6f3a',
            strokeWidth: 2,
            strokeDasharray: '6 4',
          },
          [`& .${label}`]: { fill: labelFill },
        }}
      />
    </Box>
  );
}
