import Box from '@mui/material/Box';
import { ChartsReferenceLine, LineChart } from '@mui/x-charts';

export default function Limits() {
  return (
    <Box
      role="region"
      aria-label="Fridge temperature with limits"
      sx={{ width: '100%' }}
    >
      <LineChart
        height={260}
        xAxis={[
          {
            scaleType: 'point',
            data: ['08:00', '10:00', '12:00', '14:00', '16:00', '18:00'],
          },
        ]}
        yAxis={[{ min: 0, max: 12, label: '°C' }]}
        series={[{ data: [4.1, 4.4, 8.9, 6.2, 4.8, 4.3] }]}
      >
        <ChartsReferenceLine
          y={10}
          label="Highest allowed"
          labelStyle={{ fontSize: 12 }}
          lineStyle={{ strokeDasharray: '6 4' }}
        />
        <ChartsReferenceLine
          x="10:00"
          label="Delivery"
          labelAlign="end"
          labelStyle={{ fontSize: 12 }}
        />
      </LineChart>
    </Box>
  );
}
