import Box from '@mui/material/Box';
import { LineChart } from '@mui/x-charts';
import { harvest, tonnes, years } from './orchard';

export default function UnitsInTooltip() {
  return (
    <Box
      role="region"
      aria-label="Harvest with units in the tooltip"
      sx={{ width: '100%' }}
    >
      <LineChart
        height={260}
        xAxis={[{ scaleType: 'point', data: years }]}
        series={harvest.map((fruit) => ({ ...fruit, valueFormatter: tonnes }))}
      />
    </Box>
  );
}
