import Box from '@mui/material/Box';
import {
  BarPlot,
  ChartContainer,
  ChartsXAxis,
  ChartsYAxis,
  LinePlot,
} from '@mui/x-charts';

export default function ComposedAxes() {
  return (
    <Box
      role="region"
      aria-label="Orders and their average value"
      sx={{ width: '100%' }}
    >
      <ChartContainer
        height={260}
        xAxis={[{ scaleType: 'band', data: ['Q1', 'Q2', 'Q3', 'Q4'] }]}
        yAxis={[
          { id: 'orders', label: 'Orders' },
          { id: 'value', label: 'Average (€)', position: 'right', min: 0 },
        ]}
        series={[
          { type: 'bar', yAxisId: 'orders', data: [210, 265, 240, 330] },
          { type: 'line', yAxisId: 'value', data: [38, 41, 47, 44] },
        ]}
      >
        <BarPlot />
        <LinePlot />
        <ChartsXAxis disableTicks />
        <ChartsYAxis axisId="orders" />
        <ChartsYAxis axisId="value" tickLabelStyle={{ fontWeight: 'bold' }} />
      </ChartContainer>
    </Box>
  );
}
