import Box from '@mui/material/Box';
import { BarChart } from '@mui/x-charts/BarChart';

export default function Harvest() {
  return (
    <Box
      role="region"
      aria-label="Harvest by month"
      sx={{ display: 'flex', justifyContent: 'center', overflow: 'hidden' }}
    >
      <BarChart
        width={216}
        height={196}
        margin={{ left: 0, right: 8, top: 20, bottom: 0 }}
        borderRadius={6}
        skipAnimation
        hideLegend
        xAxis={[{ scaleType: 'band', data: ['Jun', 'Jul', 'Aug', 'Sep'] }]}
        series={[
          { data: [18, 31, 46, 29], label: 'Apples', stack: 'fruit' },
          { data: [9, 14, 12, 21], label: 'Pears', stack: 'fruit' },
        ]}
      />
    </Box>
  );
}
