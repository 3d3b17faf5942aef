import Box from '@mui/material/Box';
import { LineChart } from '@mui/x-charts';
import { harbours, pointAxis } from './harbours';

export default function BoatLegend() {
  return (
    <Box
      role="region"
      aria-label="Boats in three harbours"
      sx={{ width: '100%' }}
    >
      <LineChart height={240} xAxis={pointAxis} series={harbours} />
    </Box>
  );
}
