import Box from '@mui/material/Box';
import { RadarChart } from '@mui/x-charts';

export default function CoffeeProfile() {
  return (
    <Box
      dir="ltr"
      role="region"
      aria-label="Tasting profile of one coffee"
      sx={{ width: '100%' }}
    >
      <RadarChart
        height={280}
        series={[{ label: 'Kenya AA', data: [9, 7, 5, 8, 3] }]}
        radar={{
          max: 10,
          metrics: ['Acidity', 'Sweet', 'Body', 'Aroma', 'Bitter'],
        }}
      />
    </Box>
  );
}
