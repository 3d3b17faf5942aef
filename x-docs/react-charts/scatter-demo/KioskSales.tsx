import Box from '@mui/material/Box';
import { ScatterChart } from '@mui/x-charts';

const cups = [
  { id: 't1', x: 3, y: 168 },
  { id: 't2', x: 8, y: 141 },
  { id: 't3', x: 14, y: 96 },
  { id: 't4', x: 19, y: 72 },
  { id: 't5', x: 27, y: 38 },
];

const liters = [
  { id: 'l1', x: 3, y: 2.5 },
  { id: 'l2', x: 8, y: 4 },
  { id: 'l3', x: 14, y: 9.5 },
  { id: 'l4', x: 19, y: 17 },
  { id: 'l5', x: 27, y: 31 },
];

export default function KioskSales() {
  return (
    <Box
      role="region"
      aria-label="Tea and ice cream sold by temperature"
      sx={{ width: '100%' }}
    >
      <ScatterChart
        height={300}
        xAxis={[{ label: 'Temperature (°C)', min: 0, max: 30 }]}
        yAxis={[
          { id: 'cups', label: 'Tea (cups)', min: 0, max: 200 },
          {
            id: 'liters',
            label: 'Ice cream (liters)',
            position: 'right',
            min: 0,
            max: 40,
          },
        ]}
        series={[
          { label: 'Tea', data: cups, yAxisId: 'cups' },
          { label: 'Ice cream', data: liters, yAxisId: 'liters' },
        ]}
      />
    </Box>
  );
}
