import Box from '@mui/material/Box';
import { BarChart } from '@mui/x-charts';

export default function ValueLabels() {
  return (
    <Box
      role="region"
      aria-label="Bicycles a minute on four bridges"
      sx={{ width: '100%' }}
    >
      <BarChart
        height={280}
        barLabel="value"
        colors={['#90caf9', '#a5d6a7']}
        xAxis={[{ data: ['North', 'Canal', 'Mill', 'Station'] }]}
        series={[
          { label: 'Morning', data: [31, 54, 22, 47] },
          { label: 'Evening', data: [28, 49, 25, 52] },
        ]}
        slotProps={{ barLabel: { style: { fill: '#12263a' } } }}
      />
    </Box>
  );
}
