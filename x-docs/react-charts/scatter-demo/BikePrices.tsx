import Box from '@mui/material/Box';
import { ScatterChart } from '@mui/x-charts';

const cityBikes = [
  { id: 'c1', x: 16.8, y: 540 },
  { id: 'c2', x: 15.9, y: 690 },
  { id: 'c3', x: 15.2, y: 760 },
  { id: 'c4', x: 14.1, y: 980 },
  { id: 'c5', x: 13.4, y: 1120 },
];

const roadBikes = [
  { id: 'r1', x: 10.6, y: 890 },
  { id: 'r2', x: 9.7, y: 1340 },
  { id: 'r3', x: 8.9, y: 1890 },
  { id: 'r4', x: 8.2, y: 2650 },
  { id: 'r5', x: 7.4, y: 3480 },
];

export default function BikePrices() {
  return (
    <Box
      role="region"
      aria-label="Price and weight of ten bicycles"
      sx={{ width: '100%' }}
    >
      <ScatterChart
        height={300}
        xAxis={[{ label: 'Weight (kg)', min: 6, max: 18 }]}
        yAxis={[{ label: 'Price ($)', min: 0, max: 4000, width: 65 }]}
        series={[
          { label: 'City bikes', data: cityBikes },
          { label: 'Road bikes', data: roadBikes },
        ]}
      />
    </Box>
  );
}
