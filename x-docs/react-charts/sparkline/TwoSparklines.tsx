import Stack from '@mui/material/Stack';
import { SparkLineChart } from '@mui/x-charts';

const visits = [34, 41, 38, 52, 61, 47, 29, 33, 45, 58, 66, 63];

export default function TwoSparklines() {
  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} spacing={4}>
      <SparkLineChart
        role="img"
        aria-label="Visits rise, drop in summer and rise again"
        height={80}
        data={visits}
      />
      <SparkLineChart
        role="img"
        aria-label="Visits by month as bars"
        plotType="bar"
        height={80}
        data={visits}
      />
    </Stack>
  );
}
