import Box from '@mui/material/Box';
import { LineChart } from '@mui/x-charts';

const days = [1, 2, 3, 4, 5, 6, 7, 8, 9];
const west = [0.8, 1.1, null, 1.9, 1.6, null, null, 0.9, 0.7];
const east = [1.9, 2.2, null, 3.1, 3.4, null, null, 2.5, 2];

export default function BuoyGaps() {
  return (
    <Box
      role="region"
      aria-label="Wave height of two buoys, gaps kept and bridged"
      sx={{ width: '100%' }}
    >
      <LineChart
        height={280}
        xAxis={[{ data: days, label: 'Day' }]}
        yAxis={[{ min: 0, max: 4, label: 'Meters', width: 45 }]}
        series={[
          { label: 'West buoy', data: west },
          { label: 'East buoy', data: east, connectNulls: true },
        ]}
      />
    </Box>
  );
}
