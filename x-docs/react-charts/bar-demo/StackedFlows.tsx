import Box from '@mui/material/Box';
import { BarChart } from '@mui/x-charts';

const weeks = ['Week 1', 'Week 2', 'Week 3', 'Week 4'];

export default function StackedFlows() {
  return (
    <Box
      role="region"
      aria-label="Books that came to and left a warehouse"
      sx={{ width: '100%' }}
    >
      <BarChart
        height={300}
        xAxis={[{ data: weeks }]}
        yAxis={[{ label: 'Boxes', width: 65 }]}
        series={[
          { label: 'Bought', data: [120, 90, 140, 110], stack: 'boxes' },
          { label: 'Returned', data: [30, 45, 20, 35], stack: 'boxes' },
          { label: 'Sold', data: [-95, -110, -125, -90], stack: 'boxes' },
          { label: 'Discarded', data: [-12, -8, -15, -6], stack: 'boxes' },
        ]}
      />
    </Box>
  );
}
