import Box from '@mui/material/Box';
import { BarChart } from '@mui/x-charts';
import { years } from './orchard';

export default function LabelByPlace() {
  return (
    <Box
      role="region"
      aria-label="Harvest with short legend labels"
      sx={{ width: '100%' }}
    >
      <BarChart
        height={260}
        xAxis={[{ data: years }]}
        series={[
          {
            label: (place) =>
              place === 'legend' ? 'Apples' : 'Apples, all varieties',
            data: [82, 76, 91, 88, 97],
          },
          {
            label: (place) =>
              place === 'legend' ? 'Pears' : 'Pears, without quince',
            data: [34, 41, 38, 43, 40],
          },
        ]}
      />
    </Box>
  );
}
