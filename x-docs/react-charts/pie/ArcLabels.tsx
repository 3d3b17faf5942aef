import Box from '@mui/material/Box';
import { PieChart, pieArcLabelClasses } from '@mui/x-charts';
import { energy, pastel } from './household';

export default function ArcLabels() {
  return (
    <Box
      role="region"
      aria-label="Energy use with labels in the arcs"
      sx={{ width: '100%' }}
    >
      <PieChart
        height={240}
        colors={pastel}
        series={[
          {
            data: energy,
            arcLabel: ({ value }) => `${value}%`,
            arcLabelMinAngle: 25,
            arcLabelRadius: '62%',
          },
        ]}
        sx={{
          [`& .${pieArcLabelClasses.root}`]: { fill: '#1b1b1b', fontSize: 12 },
        }}
      />
    </Box>
  );
}
