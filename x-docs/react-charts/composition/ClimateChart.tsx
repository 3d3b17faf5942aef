import Box from '@mui/material/Box';
import {
  BarPlot,
  ChartContainer,
  ChartsTooltip,
  ChartsXAxis,
  ChartsYAxis,
  LinePlot,
  MarkPlot,
} from '@mui/x-charts';
import { degrees, months, rain } from './climate';

export default function ClimateChart() {
  return (
    <Box
      role="region"
      aria-label="Rain as bars, temperature as a line"
      sx={{ width: '100%' }}
    >
      <ChartContainer
        height={280}
        xAxis={[{ id: 'month', scaleType: 'band', data: months }]}
        yAxis={[
          { id: 'rain', label: 'Rain (mm)' },
          { id: 'degrees', label: 'Temperature (°C)', position: 'right' },
        ]}
        series={[
          { type: 'bar', label: 'Rain', data: rain, yAxisId: 'rain' },
          {
            type: 'line',
            label: 'Temperature',
            data: degrees,
            yAxisId: 'degrees',
            color: '#d9480f',
          },
        ]}
      >
        <BarPlot />
        <LinePlot />
        <MarkPlot />
        <ChartsXAxis axisId="month" />
        <ChartsYAxis axisId="rain" />
        <ChartsYAxis axisId="degrees" />
        <ChartsTooltip />
      </ChartContainer>
    </Box>
  );
}
