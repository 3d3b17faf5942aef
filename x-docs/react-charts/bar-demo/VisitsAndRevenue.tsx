import Box from '@mui/material/Box';
import { BarChart } from '@mui/x-charts';

const months = ['May', 'Jun', 'Jul', 'Aug', 'Sep'];

export default function VisitsAndRevenue() {
  return (
    <Box
      role="region"
      aria-label="Visitors and revenue of an open-air pool"
      sx={{ width: '100%' }}
    >
      <BarChart
        height={300}
        xAxis={[{ data: months }]}
        yAxis={[
          { id: 'visitors', label: 'Visitors', width: 75 },
          { id: 'revenue', label: 'Revenue (k$)', position: 'right' },
        ]}
        series={[
          {
            label: 'Visitors',
            data: [4200, 7900, 11800, 12400, 3600],
            yAxisId: 'visitors',
          },
          {
            label: 'Revenue (k$)',
            data: [19, 38, 61, 66, 15],
            yAxisId: 'revenue',
          },
        ]}
      />
    </Box>
  );
}
