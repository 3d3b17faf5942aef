import Box from '@mui/material/Box';
import { RadarChart } from '@mui/x-charts';
import { flavors, kenya, sumatra } from './coffees';

export default function CoffeeComparison() {
  return (
    <Box
      dir="ltr"
      role="region"
      aria-label="Tasting profiles of two coffees"
      sx={{ width: '100%' }}
    >
      <RadarChart
        height={280}
        radar={{ max: 10, metrics: flavors }}
        series={[
          { label: 'Kenya', data: kenya },
          { label: 'Sumatra', data: sumatra },
        ]}
      />
    </Box>
  );
}
