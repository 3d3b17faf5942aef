import Box from '@mui/material/Box';
import { BarChart } from '@mui/x-charts';
import { boardings, thousands } from './boardings';

export default function MonthlyDataset() {
  return (
    <Box
      role="region"
      aria-label="Monthly boardings of three ferry lines"
      sx={{ width: '100%' }}
    >
      <BarChart
        height={300}
        dataset={boardings}
        xAxis={[{ dataKey: 'month' }]}
        yAxis={[{ label: 'Passengers (thousands)' }]}
        series={[
          { dataKey: 'island', label: 'Island', valueFormatter: thousands },
          { dataKey: 'harbor', label: 'Harbor', valueFormatter: thousands },
          { dataKey: 'night', label: 'Night', valueFormatter: thousands },
        ]}
      />
    </Box>
  );
}
