import Box from '@mui/material/Box';
import { PieChart } from '@mui/x-charts';
import { energy } from './household';

export default function EnergyDonut() {
  return (
    <Box
      role="region"
      aria-label="Energy use as a donut"
      sx={{ width: '100%' }}
    >
      <PieChart
        height={220}
        series={[
          {
            data: energy,
            innerRadius: '60%',
            paddingAngle: 2,
            cornerRadius: 6,
          },
        ]}
      />
    </Box>
  );
}
