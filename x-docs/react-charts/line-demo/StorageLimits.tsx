import Box from '@mui/material/Box';
import { ChartsReferenceLine, LineChart } from '@mui/x-charts';

const hours = [0, 3, 6, 9, 12, 15, 18, 21, 24];

export default function StorageLimits() {
  return (
    <Box
      role="region"
      aria-label="Cold room temperature with its limits"
      sx={{ width: '100%' }}
    >
      <LineChart
        height={270}
        hideLegend
        xAxis={[{ data: hours, min: 0, max: 24, label: 'Hour' }]}
        yAxis={[{ min: 0, max: 10, label: '°C', width: 45 }]}
        series={[
          {
            label: 'Room (°C)',
            data: [4.2, 4, 3.8, 4.6, 6.3, 8.4, 6.9, 5, 4.4],
          },
        ]}
      >
        <ChartsReferenceLine
          y={8}
          label="Upper limit"
          labelAlign="start"
          lineStyle={{ stroke: '#d64545', strokeDasharray: '6 4' }}
        />
        <ChartsReferenceLine
          x={15}
          label="Door repaired"
          lineStyle={{ strokeDasharray: '2 4' }}
        />
      </LineChart>
    </Box>
  );
}
