import Box from '@mui/material/Box';
import { ContinuousColorLegend, LineChart } from '@mui/x-charts';
import { continuousMap, degrees, hours } from './temperatures';

export default function GradientTexts() {
  return (
    <Box
      role="region"
      aria-label="Temperature with words in the legend"
      sx={{ width: '100%' }}
    >
      <LineChart
        height={220}
        xAxis={[{ data: hours }]}
        yAxis={[{ colorMap: continuousMap }]}
        series={[{ data: degrees }]}
        slots={{ legend: ContinuousColorLegend }}
        slotProps={{
          legend: {
            axisDirection: 'y',
            reverse: true,
            thickness: 6,
            labelPosition: 'extremes',
            minLabel: 'cold',
            maxLabel: ({ formattedValue }) => `warm (${formattedValue} °C)`,
            sx: { width: 280, whiteSpace: 'nowrap' },
          },
        }}
      />
    </Box>
  );
}
