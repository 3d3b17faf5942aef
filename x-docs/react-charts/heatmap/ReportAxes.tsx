import Box from '@mui/material/Box';
import { Heatmap } from '@mui/x-charts-pro';
import { days, hours, rides } from './rides';

export default function ReportAxes() {
  return (
    <Box
      role="region"
      aria-label="Bicycles, hours from bottom to top"
      sx={{ width: '100%' }}
    >
      <Heatmap
        height={300}
        margin={{ top: 5, right: 10 }}
        xAxis={[
          {
            data: days,
            position: 'top',
            disableLine: true,
            disableTicks: true,
            categoryGapRatio: 0.08,
          },
        ]}
        yAxis={[
          {
            data: hours,
            label: 'Start of the interval',
            reverse: true,
            width: 80,
            disableLine: true,
            disableTicks: true,
            categoryGapRatio: 0.08,
          },
        ]}
        series={[{ data: rides }]}
      />
    </Box>
  );
}
