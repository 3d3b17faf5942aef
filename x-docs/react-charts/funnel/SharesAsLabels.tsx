import Box from '@mui/material/Box';
import {
  Unstable_FunnelChart as FunnelChart,
  funnelSectionClasses,
} from '@mui/x-charts-pro';
import { hiring, labelFill } from './hiring';

const share = (value: number) => Math.round((value / hiring[0].value) * 100);

export default function SharesAsLabels() {
  return (
    <Box
      role="region"
      aria-label="Hiring funnel with the share of all applications"
      sx={{ width: '100%' }}
    >
      <FunnelChart
        height={280}
        series={[
          {
            data: hiring,
            valueFormatter: ({ value }) => `${share(value)}%`,
            sectionLabel: ({ value }) => (share(value) < 10 ? false : {}),
          },
        ]}
        sx={{ [`& .${funnelSectionClasses.label}`]: { fill: labelFill } }}
      />
    </Box>
  );
}
