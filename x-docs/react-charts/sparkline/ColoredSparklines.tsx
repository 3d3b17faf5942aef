import Stack from '@mui/material/Stack';
import { SparkLineChart } from '@mui/x-charts';
import { visits } from './traffic';

export default function ColoredSparklines() {
  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} spacing={4}>
      <SparkLineChart
        role="img"
        aria-label="Visits in one color per color scheme"
        height={80}
        data={visits}
        color={(mode) => (mode === 'dark' ? '#80cbc4' : '#00796b')}
      />
      <SparkLineChart
        role="img"
        aria-label="Visits with months below 40 in red"
        plotType="bar"
        height={80}
        data={visits}
        yAxis={{
          colorMap: {
            type: 'piecewise',
            thresholds: [40],
            colors: ['#e57373', '#64b5f6'],
          },
        }}
      />
    </Stack>
  );
}
