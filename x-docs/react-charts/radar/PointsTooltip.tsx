import Box from '@mui/material/Box';
import { RadarChart } from '@mui/x-charts';
import { flavors, kenya, sumatra } from './coffees';

const points = (value: number) => `${value} of 10`;

export default function PointsTooltip() {
  return (
    <Box
      dir="ltr"
      role="region"
      aria-label="Two coffees with a tooltip for each"
      sx={{ width: '100%' }}
    >
      <RadarChart
        height={280}
        highlight="series"
        slotProps={{ tooltip: { trigger: 'item' } }}
        radar={{ max: 10, metrics: flavors }}
        series={[
          { label: 'Kenya', data: kenya, valueFormatter: points },
          { label: 'Sumatra', data: sumatra, valueFormatter: points },
        ]}
      />
    </Box>
  );
}
