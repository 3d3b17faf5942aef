import Box from '@mui/material/Box';
import { BarChart } from '@mui/x-charts';

const quarters = ['Q1', 'Q2', 'Q3', 'Q4'];

export default function EnergyMix() {
  return (
    <Box
      role="region"
      aria-label="Electricity produced and used by quarter"
      sx={{ width: '100%' }}
    >
      <BarChart
        height={320}
        xAxis={[{ data: quarters }]}
        yAxis={[{ label: 'GWh' }]}
        series={[
          { label: 'Wind', stack: 'produced', data: [62, 41, 35, 58] },
          { label: 'Solar', stack: 'produced', data: [9, 31, 38, 12] },
          { label: 'Hydro', stack: 'produced', data: [24, 29, 17, 21] },
          { label: 'Homes', stack: 'used', data: [54, 43, 38, 51] },
          { label: 'Industry', stack: 'used', data: [33, 35, 30, 34] },
        ]}
      />
    </Box>
  );
}
