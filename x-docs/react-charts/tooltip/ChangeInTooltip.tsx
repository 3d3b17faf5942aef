import Box from '@mui/material/Box';
import { BarChart } from '@mui/x-charts';
import { years } from './orchard';

const apples = [82, 76, 91, 88, 97];

export default function ChangeInTooltip() {
  return (
    <Box
      role="region"
      aria-label="Apples with the change in the tooltip"
      sx={{ width: '100%' }}
    >
      <BarChart
        height={260}
        xAxis={[{ data: years }]}
        series={[
          {
            label: 'Apples',
            data: apples,
            valueFormatter: (value, { dataIndex }) => {
              const previous = apples[dataIndex - 1];
              if (value === null) {
                return 'no harvest';
              }
              if (previous === undefined) {
                return `${value} t`;
              }
              const change = value - previous;
              return `${value} t (${change > 0 ? '+' : ''}${change})`;
            },
          },
        ]}
      />
    </Box>
  );
}
