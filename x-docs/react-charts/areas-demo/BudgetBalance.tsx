import Box from '@mui/material/Box';
import { LineChart } from '@mui/x-charts';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug'];

export default function BudgetBalance() {
  return (
    <Box
      role="region"
      aria-label="Monthly balance of a theater, losses in red"
      sx={{ width: '100%' }}
    >
      <LineChart
        height={270}
        hideLegend
        xAxis={[{ scaleType: 'point', data: months }]}
        yAxis={[
          {
            label: 'Thousand $',
            width: 55,
            colorMap: {
              type: 'piecewise',
              thresholds: [0],
              colors: ['#d64545', '#2f9e6e'],
            },
          },
        ]}
        series={[
          {
            label: 'Balance (thousand $)',
            data: [12, 18, 4, -9, -15, -3, 11, 20],
            area: true,
          },
        ]}
      />
    </Box>
  );
}
