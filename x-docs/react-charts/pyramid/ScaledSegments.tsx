import Box from '@mui/material/Box';
import {
  Unstable_FunnelChart as FunnelChart,
  funnelSectionClasses,
} from '@mui/x-charts-pro';

const staff = [
  { label: 'Directors', value: 3, color: '#c9b3e6' },
  { label: 'Curators', value: 8, color: '#a9c5ea' },
  { label: 'Guides', value: 14, color: '#a3d1c4' },
  { label: 'Guards', value: 21, color: '#d6e3a0' },
];

export default function ScaledSegments() {
  return (
    <Box
      role="region"
      aria-label="Staff of a museum, segments as high as their values"
      sx={{ width: '100%' }}
    >
      <FunnelChart
        height={300}
        hideLegend
        categoryAxis={{
          scaleType: 'linear',
          position: 'left',
          categories: staff.map(({ label }) => label),
          size: 75,
          disableLine: true,
        }}
        series={[{ data: staff, curve: 'pyramid' }]}
        sx={{ [`& .${funnelSectionClasses.label}`]: { fill: '#22262b' } }}
      />
    </Box>
  );
}
