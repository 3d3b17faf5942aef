import Box from '@mui/material/Box';
import { ContinuousColorLegend, LineChart } from '@mui/x-charts';
import { celsius, continuousMap, degrees, hours } from './temperatures';

export default function VerticalGradient() {
  return (
    <Box
      role="region"
      aria-label="Temperature with a vertical gradient legend"
      sx={{ width: '100%' }}
    >
      <LineChart
        height={240}
        xAxis={[{ data: hours }]}
        yAxis={[
          { colorMap: continuousMap, valueFormatter: celsius, width: 60 },
        ]}
        series={[{ data: degrees, area: true, showMark: false }]}
        slots={{ legend: ContinuousColorLegend }}
        slotProps={{
          legend: {
            axisDirection: 'y',
            direction: 'vertical',
            position: { vertical: 'middle', horizontal: 'end' },
            labelPosition: 'extremes',
            sx: { height: 160, whiteSpace: 'nowrap' },
          },
        }}
      />
    </Box>
  );
}
