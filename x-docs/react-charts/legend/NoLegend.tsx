import Box from '@mui/material/Box';
import { BarChart } from '@mui/x-charts';
import { harbors, months } from './harbors';

export default function NoLegend() {
  return (
    <Box
      role="region"
      aria-label="Boats in the marina, without a legend"
      sx={{ width: '100%' }}
    >
      <BarChart
        hideLegend
        height={220}
        xAxis={[{ data: months }]}
        yAxis={[{ label: 'Boats in the marina' }]}
        series={[harbors[2]]}
      />
    </Box>
  );
}
