import Box from '@mui/material/Box';
import { LineChart } from '@mui/x-charts';
import { harbours, pointAxis } from './harbours';

export default function LegendText() {
  return (
    <Box
      role="region"
      aria-label="Boats with styled legend labels"
      sx={{ width: '100%' }}
    >
      <LineChart
        height={240}
        xAxis={pointAxis}
        series={harbours}
        slotProps={{
          legend: {
            sx: {
              fontSize: 16,
              fontWeight: 'bold',
              color: 'text.secondary',
              gap: 4,
            },
          },
        }}
      />
    </Box>
  );
}
