import Box from '@mui/material/Box';
import { BarChart } from '@mui/x-charts';

const shifts = ['Early', 'Late', 'Night'];

export default function StackedCrews() {
  return (
    <Box
      role="region"
      aria-label="Hospital staff by shift and role"
      sx={{ width: '100%' }}
    >
      <BarChart
        height={290}
        xAxis={[{ data: shifts, label: 'Shift' }]}
        yAxis={[{ label: 'People', width: 50 }]}
        series={[
          { label: 'Nurses', data: [42, 36, 21], stack: 'staff' },
          { label: 'Doctors', data: [18, 13, 7], stack: 'staff' },
          { label: 'Helpers', data: [11, 9, 4], stack: 'staff' },
        ]}
      />
    </Box>
  );
}
