import Box from '@mui/material/Box';
import { LineChart } from '@mui/x-charts';

const hours = [6, 8, 10, 12, 14, 16, 18, 20];

export default function SolarDay() {
  return (
    <Box
      role="region"
      aria-label="Solar power of a school roof on one day"
      sx={{ width: '100%' }}
    >
      <LineChart
        height={260}
        hideLegend
        xAxis={[
          {
            data: hours,
            min: 6,
            max: 20,
            valueFormatter: (hour: number) => `${hour}:00`,
          },
        ]}
        yAxis={[{ label: 'kW', width: 45 }]}
        series={[
          {
            label: 'Power (kW)',
            data: [0, 9, 21, 28, 26, 17, 6, 0],
            area: true,
            showMark: false,
          },
        ]}
      />
    </Box>
  );
}
