import Box from '@mui/material/Box';
import { ScatterChart } from '@mui/x-charts';
import { heightAxis, pines, trunkAxis } from './trees';

export default function GriddedTrees() {
  return (
    <Box role="region" aria-label="Pines over a grid" sx={{ width: '100%' }}>
      <ScatterChart
        height={260}
        grid={{ horizontal: true, vertical: true }}
        xAxis={[trunkAxis]}
        yAxis={[heightAxis]}
        series={[{ label: 'Pine', data: pines }]}
      />
    </Box>
  );
}
