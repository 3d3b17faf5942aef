import Box from '@mui/material/Box';
import {
  areaElementClasses,
  LineChart,
  lineElementClasses,
  markElementClasses,
} from '@mui/x-charts';

export default function DashedPlan() {
  return (
    <Box
      role="region"
      aria-label="Planned and actual hours"
      sx={{ width: '100%' }}
    >
      <LineChart
        height={260}
        xAxis={[{ scaleType: 'point', data: ['1', '2', '3', '4', '5', '6'] }]}
        series={[
          { id: 'plan', label: 'Plan', data: [10, 20, 30, 40, 50, 60] },
          {
            id: 'actual',
            label: 'Actual',
            data: [8, 21, 27, 45, 52, 57],
            area: true,
          },
        ]}
        sx={{
          [`& .${lineElementClasses.series}-plan`]: {
            strokeDasharray: '6 5',
            strokeWidth: 3,
          },
          [`& .${markElementClasses.series}-plan`]: { display: 'none' },
          [`& .${areaElementClasses.root}`]: { fillOpacity: 0.25 },
        }}
      />
    </Box>
  );
}
