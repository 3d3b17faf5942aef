import Box from '@mui/material/Box';
import { PieChart, pieArcClasses } from '@mui/x-charts';
import { energy } from './household';

export default function OutlinedPie() {
  return (
    <Box
      role="region"
      aria-label="Energy use with styled slices"
      sx={{ width: '100%' }}
    >
      <PieChart
        height={220}
        series={[{ id: 'use', data: energy, outerRadius: '90%' }]}
        sx={{
          [`& .${pieArcClasses.root}`]: {
            stroke: 'currentColor',
            strokeWidth: 2,
          },
          '& .MuiPieArc-data-index-0': { fillOpacity: 0.35 },
          [`& .${pieArcClasses.series}-use:last-of-type`]: {
            strokeDasharray: '4 3',
          },
        }}
      />
    </Box>
  );
}
