import Box from '@mui/material/Box';
import { LineChart } from '@mui/x-charts';

export default function PoolVisitors() {
  return (
    <Box
      role="region"
      aria-label="Swimmers in two pools over a day"
      sx={{ width: '100%' }}
    >
      <LineChart
        height={280}
        xAxis={[
          {
            data: [0, 2, 4, 6, 8, 10, 12, 14, 16],
            label: 'Hours since opening',
          },
        ]}
        series={[
          { label: 'Lanes', data: [38, 51, 24, 33, 19, 27, 62, 45, 8] },
          { label: 'Leisure', data: [4, 12, 47, 58, 84, 96, 71, 29, 5] },
        ]}
      />
    </Box>
  );
}
