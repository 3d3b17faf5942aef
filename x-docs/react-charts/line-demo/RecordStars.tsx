import Box from '@mui/material/Box';
import { LineChart, type MarkElementProps } from '@mui/x-charts';

const seasons = ['2019', '2020', '2021', '2022', '2023', '2024'];
const meters = [5.8, 6.1, 5.9, 6.4, 6.3, 6.7];

function RecordMark({ x, y, color, dataIndex }: MarkElementProps) {
  const earlier = meters.slice(0, dataIndex);
  const isRecord = earlier.every((value) => value < meters[dataIndex]);

  return isRecord ? (
    <path
      transform={`translate(${x} ${y})`}
      d="M0-10 3-3 10-3 4 2 6 9 0 5-6 9-4 2-10-3-3-3Z"
      fill={color}
    />
  ) : (
    <circle cx={x} cy={y} r={4} fill={color} />
  );
}

export default function RecordStars() {
  return (
    <Box
      role="region"
      aria-label="Best long jump by season, records as stars"
      sx={{ width: '100%' }}
    >
      <LineChart
        height={270}
        hideLegend
        skipAnimation
        xAxis={[{ scaleType: 'point', data: seasons }]}
        yAxis={[{ min: 5.5, max: 7, label: 'Meters', width: 50 }]}
        series={[{ label: 'Best jump (m)', data: meters, color: '#b7791f' }]}
        slots={{ mark: RecordMark }}
      />
    </Box>
  );
}
