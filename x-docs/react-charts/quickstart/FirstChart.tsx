import Box from '@mui/material/Box';
import { LineChart } from '@mui/x-charts';

export default function FirstChart() {
  return (
    <Box
      role="region"
      aria-label="Water level of a river in a week"
      sx={{ width: '100%' }}
    >
      <LineChart
        height={280}
        xAxis={[
          {
            scaleType: 'point',
            data: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
          },
        ]}
        yAxis={[{ label: 'Level (cm)' }]}
        series={[
          { label: 'Bridge', data: [182, 190, 176, 171, 169, 204, 221] },
          { label: 'Weir', data: [141, 144, 139, 135, 133, 158, 167] },
        ]}
      />
    </Box>
  );
}
