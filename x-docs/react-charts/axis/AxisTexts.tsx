import Box from '@mui/material/Box';
import { LineChart } from '@mui/x-charts';

export default function AxisTexts() {
  return (
    <Box
      role="region"
      aria-label="Tide with styled axis texts"
      sx={{ width: '100%' }}
    >
      <LineChart
        height={260}
        margin={{ right: 40 }}
        xAxis={[
          {
            scaleType: 'point',
            data: ['00:20', '06:35', '12:50', '19:05'],
            label: 'Time of tide',
            height: 64,
            tickLabelStyle: { angle: -20, fontSize: 14 },
            labelStyle: { fontWeight: 'bold' },
          },
        ]}
        yAxis={[
          {
            label: 'Meters',
            width: 60,
            tickLabelStyle: { fontFamily: 'monospace' },
            labelStyle: { fontStyle: 'italic' },
          },
        ]}
        series={[{ data: [0.4, 3.1, 0.6, 2.9] }]}
      />
    </Box>
  );
}
