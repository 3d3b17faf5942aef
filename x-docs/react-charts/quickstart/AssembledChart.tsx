import Box from '@mui/material/Box';
import {
  BarPlot,
  ChartDataProvider,
  ChartsLegend,
  ChartsSurface,
  ChartsTooltip,
  ChartsXAxis,
  ChartsYAxis,
  LinePlot,
  MarkPlot,
} from '@mui/x-charts';

export default function AssembledChart() {
  return (
    <Box
      role="region"
      aria-label="Rain and temperature by season"
      sx={{ width: '100%' }}
    >
      <ChartDataProvider
        height={280}
        xAxis={[
          { scaleType: 'band', data: ['Winter', 'Spring', 'Summer', 'Autumn'] },
        ]}
        yAxis={[
          { id: 'rain', label: 'Rain (mm)' },
          { id: 'heat', label: 'Temperature (°C)', position: 'right' },
        ]}
        series={[
          {
            type: 'bar',
            yAxisId: 'rain',
            label: 'Rain',
            data: [148, 171, 132, 203],
          },
          {
            type: 'line',
            yAxisId: 'heat',
            label: 'Temperature',
            data: [2.4, 9.8, 18.6, 10.2],
          },
        ]}
      >
        <ChartsLegend />
        <ChartsSurface>
          <BarPlot />
          <LinePlot />
          <MarkPlot />
          <ChartsXAxis />
          <ChartsYAxis axisId="rain" />
          <ChartsYAxis axisId="heat" />
        </ChartsSurface>
        <ChartsTooltip />
      </ChartDataProvider>
    </Box>
  );
}
