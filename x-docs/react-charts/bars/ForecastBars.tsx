import Box from '@mui/material/Box';
import { BarChart, barClasses, barElementClasses } from '@mui/x-charts';

export default function ForecastBars() {
  return (
    <Box
      role="region"
      aria-label="Harvest with a forecast drawn as outlined bars"
      sx={{ width: '100%' }}
    >
      <BarChart
        height={300}
        xAxis={[{ data: ['2022', '2023', '2024', '2025', '2026'] }]}
        yAxis={[{ label: 'Tonnes' }]}
        series={[
          { id: 'apples', label: 'Apples', data: [82, 76, 91, 88, 93] },
          { id: 'pears', label: 'Pears', data: [34, 41, 38, 43, 47] },
        ]}
        sx={{
          [`& .${barElementClasses.root}:last-of-type`]: {
            fillOpacity: 0.25,
            stroke: 'currentColor',
            strokeWidth: 1,
            strokeDasharray: '4 3',
          },
          [`& .${barClasses.series}[data-series="pears"] rect:last-of-type`]: {
            strokeDasharray: '1 3',
          },
        }}
      />
    </Box>
  );
}
