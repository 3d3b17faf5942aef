import { SparkLineChart } from '@mui/x-charts';
import { months, visits } from './traffic';

export default function MonthNames() {
  return (
    <SparkLineChart
      role="img"
      aria-label="Visits with the month in the tooltip"
      height={80}
      data={visits}
      xAxis={{ data: months }}
      showTooltip
      showHighlight
    />
  );
}
