import Box from '@mui/material/Box';
import {
  axisClasses,
  BarChart,
  barElementClasses,
  chartsGridClasses,
} from '@mui/x-charts';
import { books, classes, comics } from './reading';

export default function ThemedParts() {
  return (
    <Box
      role="region"
      aria-label="Books and comics with styled axes and grid"
      sx={{ width: '100%' }}
    >
      <BarChart
        height={260}
        grid={{ horizontal: true }}
        xAxis={[{ data: classes }]}
        series={[
          { id: 'books', label: 'Books', data: books },
          { id: 'comics', label: 'Comics', data: comics },
        ]}
        sx={(theme) => ({
          [`& .${chartsGridClasses.line}`]: { strokeDasharray: '2 4' },
          [`& .${axisClasses.left} .${axisClasses.line}`]: { display: 'none' },
          [`& .${axisClasses.bottom} .${axisClasses.tickLabel}`]: {
            fontWeight: 'bold',
          },
          [`& .${barElementClasses.series}-comics`]: {
            stroke: (theme.vars || theme).palette.text.primary,
            strokeWidth: 1,
          },
        })}
      />
    </Box>
  );
}
