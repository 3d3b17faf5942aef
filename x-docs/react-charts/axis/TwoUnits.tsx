import Box from '@mui/material/Box';
import { LineChart } from '@mui/x-charts';

export default function TwoUnits() {
  return (
    <Box
      role="region"
      aria-label="Temperature in two units and humidity"
      sx={{ width: '100%' }}
    >
      <LineChart
        height={260}
        xAxis={[
          {
            scaleType: 'point',
            data: ['0 h', '4 h', '8 h', '12 h', '16 h', '20 h'],
          },
        ]}
        yAxis={[
          {
            id: 'celsius',
            min: 0,
            max: 30,
            position: 'left',
            valueFormatter: (value: number) => `${value} °C`,
          },
          {
            id: 'fahrenheit',
            min: 32,
            max: 86,
            position: 'left',
            valueFormatter: (value: number) => `${value} °F`,
          },
          {
            id: 'humidity',
            min: 0,
            max: 100,
            width: 55,
            position: 'right',
            valueFormatter: (value: number) => `${value}%`,
          },
        ]}
        series={[
          {
            yAxisId: 'celsius',
            label: 'Temperature (left)',
            data: [12, 10, 15, 23, 25, 17],
          },
          {
            yAxisId: 'humidity',
            label: 'Humidity (right)',
            data: [81, 86, 70, 48, 44, 66],
          },
        ]}
      />
    </Box>
  );
}
