import Stack from '@mui/material/Stack';
import { SparkLineChart } from '@mui/x-charts';
import { visits } from './traffic';

export default function HoverSparkline() {
  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} spacing={4}>
      <SparkLineChart
        role="img"
        aria-label="Visits with a tooltip on the line"
        height={80}
        data={visits}
        showTooltip
        showHighlight
        valueFormatter={(value) => `${value} visits`}
      />
      <SparkLineChart
        role="img"
        aria-label="Visits with a tooltip on the bars"
        plotType="bar"
        height={80}
        data={visits}
        showTooltip
        showHighlight
        slotProps={{ tooltip: { trigger: 'item' } }}
      />
    </Stack>
  );
}
