import Box from '@mui/material/Box';
import { LineChart } from '@mui/x-charts';
import { harbors, pointAxis } from './harbors';

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
        series={harbors}
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
