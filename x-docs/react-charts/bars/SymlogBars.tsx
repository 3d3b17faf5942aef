import Box from '@mui/material/Box';
import { BarChart } from '@mui/x-charts';

const organisms = ['Lichen', 'Moss', 'Beetle', 'Jay', 'Roe deer', 'Oak'];

export default function SymlogBars() {
  return (
    <Box
      role="region"
      aria-label="Organisms counted in a forest plot on a symlog scale"
      sx={{ width: '100%' }}
    >
      <BarChart
        height={300}
        grid={{ horizontal: true }}
        xAxis={[{ data: organisms }]}
        yAxis={[
          {
            scaleType: 'symlog',
            constant: 10,
            tickInterval: [0, 10, 100, 1000, 10000],
            valueFormatter: (value: number) => value.toLocaleString('en'),
            width: 60,
          },
        ]}
        series={[{ label: 'Counted', data: [8200, 41000, 930, 46, 7, 0] }]}
        hideLegend
      />
    </Box>
  );
}
