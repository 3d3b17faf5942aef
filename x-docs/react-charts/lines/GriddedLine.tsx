import Box from '@mui/material/Box';
import { LineChart } from '@mui/x-charts';
import { hourAxis, swimmers } from './pool';

export default function GriddedLine() {
  return (
    <Box
      role="region"
      aria-label="Lane swimmers over a grid"
      sx={{ width: '100%' }}
    >
      <LineChart
        height={260}
        dataset={swimmers}
        grid={{ horizontal: true, vertical: true }}
        xAxis={[hourAxis]}
        series={[{ dataKey: 'lanes', label: 'Lanes' }]}
      />
    </Box>
  );
}
