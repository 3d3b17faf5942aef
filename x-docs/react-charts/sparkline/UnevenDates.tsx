import { SparkLineChart } from '@mui/x-charts';

const readings = [
  { day: new Date(2025, 2, 1), level: 18 },
  { day: new Date(2025, 2, 2), level: 21 },
  { day: new Date(2025, 2, 12), level: 14 },
  { day: new Date(2025, 2, 15), level: 25 },
  { day: new Date(2025, 2, 31), level: 23 },
];
const format = new Intl.DateTimeFormat('en', { dateStyle: 'medium' });

export default function UnevenDates() {
  return (
    <SparkLineChart
      role="img"
      aria-label="Tank level on five days of March"
      height={80}
      data={readings.map(({ level }) => level)}
      xAxis={{
        scaleType: 'time',
        data: readings.map(({ day }) => day),
        domainLimit: 'strict',
        valueFormatter: (day: Date) => format.format(day),
      }}
      showTooltip
      showHighlight
    />
  );
}
