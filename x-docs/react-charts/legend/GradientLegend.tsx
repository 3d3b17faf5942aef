import Box from '@mui/material/Box';
import { ContinuousColorLegend, LineChart } from '@mui/x-charts';
import { celsius, continuousMap, degrees, hours } from './temperatures';

export default function GradientLegend() {
  return (
    <Box
      role="region"
      aria-label="Temperature with a gradient legend"
      sx={{ width: '100%' }}
    >
      <LineChart
        height={240}
        xAxis={[{ data: hours, label: 'Hour' }]}
        yAxis={[
          { colorMap: continuousMap, valueFormatter: celsius, width: 60 },
        ]}
        series={[{ data: degrees, area: true, showMark: false }]}
        slots={{ legend: ContinuousColorLegend }}
        slotProps={{
          legend: {
            axisDirection: 'y',
            sx: { width: 200, whiteSpace: 'nowrap' },
          },
        }}
      />
    </Box>
  );
}
