import Box from '@mui/material/Box';
import {
  Unstable_FunnelChart as FunnelChart,
  funnelSectionClasses,
} from '@mui/x-charts-pro';

const greens = ['#d7ecd9', '#b3d9bd', '#8cc5a2'];

const saplings = [
  { label: 'Seeds sown', value: 900 },
  { label: 'Germinated', value: 640 },
  { label: 'Potted', value: 510 },
  { label: 'Planted out', value: 430, color: '#e8b54d' },
];

export default function FunnelColors() {
  return (
    <Box
      role="region"
      aria-label="From seed to sapling in a tree nursery"
      sx={{ width: '100%' }}
    >
      <FunnelChart
        height={280}
        colors={greens}
        series={[{ data: saplings }]}
        sx={{ [`& .${funnelSectionClasses.label}`]: { fill: '#22262b' } }}
      />
    </Box>
  );
}
