import Box from '@mui/material/Box';
import { LineChart } from '@mui/x-charts';
import { harbors, pointAxis } from './harbors';

export default function BoatLegend() {
  return (
    <Box
      role="region"
      aria-label="Boats in three harbors"
      sx={{ width: '100%' }}
    >
      <LineChart height={240} xAxis={pointAxis} series={harbors} />
    </Box>
  );
}
