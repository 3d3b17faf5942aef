import Box from '@mui/material/Box';
import { BarChart } from '@mui/x-charts';

const formatDoses = (value: number | null) =>
  value === null ? null : value.toLocaleString('en-US');

export default function DoseLabels() {
  return (
    <Box
      role="region"
      aria-label="Vaccine doses by clinic"
      sx={{ width: '100%' }}
    >
      <BarChart
        height={260}
        hideLegend
        colors={['#9fd3c7']}
        barLabel={({ value }) => formatDoses(value)}
        xAxis={[{ data: ['Harbor', 'Old Town', 'Hillside', 'Airport'] }]}
        yAxis={[{ width: 55 }]}
        series={[
          {
            label: 'Doses',
            data: [1840, 2315, 960, 1275],
            valueFormatter: formatDoses,
          },
        ]}
        slotProps={{ barLabel: { style: { fill: '#10312b' } } }}
      />
    </Box>
  );
}
