import Box from '@mui/material/Box';
import { BarChart, type BarChartProps } from '@mui/x-charts';

const minimum = 20;
const stock = [64, 18, 41, 7, 52, 33];
const groups = ['A+', 'A−', 'B+', 'B−', 'O+', 'O−'];

const stockLabel: BarChartProps['barLabel'] = ({ value }, { bar }) => {
  if (value === null || bar.width < 24 || bar.height < 16) {
    return null;
  }
  return value < minimum ? `${value} !` : `${value}`;
};

export default function ShortageLabels() {
  return (
    <Box
      role="region"
      aria-label="Stored blood units by group, shortages marked"
      sx={{ width: '100%' }}
    >
      <BarChart
        height={260}
        hideLegend
        barLabel={stockLabel}
        xAxis={[{ data: groups, label: 'Blood group' }]}
        yAxis={[
          {
            width: 35,
            colorMap: {
              type: 'piecewise',
              thresholds: [minimum],
              colors: ['#ffb4a2', '#b7d3f2'],
            },
          },
        ]}
        series={[{ label: 'Units', data: stock }]}
        slotProps={{
          barLabel: ({ dataIndex }) => ({
            style: {
              fill: '#1c1c1c',
              fontWeight: stock[dataIndex] < minimum ? 700 : 400,
            },
          }),
        }}
      />
    </Box>
  );
}
