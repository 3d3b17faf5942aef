import Box from '@mui/material/Box';
import { LineChart } from '@mui/x-charts';

export default function ChosenTicks() {
  return (
    <Box
      role="region"
      aria-label="Water temperature with ticks at its changes of state"
      sx={{ width: '100%' }}
    >
      <LineChart
        height={240}
        grid={{ horizontal: true }}
        xAxis={[{ data: [0, 4, 9, 15, 22, 30], label: 'Minutes' }]}
        yAxis={[
          {
            min: -20,
            max: 120,
            width: 60,
            tickInterval: [-20, 0, 100],
            valueFormatter: (value: number) => `${value} °C`,
          },
        ]}
        series={[{ data: [-18, 0, 0, 58, 100, 100] }]}
      />
    </Box>
  );
}
