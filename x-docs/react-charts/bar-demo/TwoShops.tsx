import Box from '@mui/material/Box';
import { BarChart } from '@mui/x-charts';

export default function TwoShops() {
  return (
    <Box
      role="region"
      aria-label="Orders of two flower shops by quarter"
      sx={{ width: '100%' }}
    >
      <BarChart
        height={290}
        xAxis={[{ data: ['Q1', 'Q2', 'Q3', 'Q4'] }]}
        yAxis={[{ label: 'Orders', width: 55 }]}
        series={[
          { label: 'Station', data: [410, 685, 520, 390] },
          { label: 'Market', data: [365, 540, 610, 455] },
        ]}
      />
    </Box>
  );
}
