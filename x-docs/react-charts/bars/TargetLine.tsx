import Box from '@mui/material/Box';
import {
  BarPlot,
  ChartContainer,
  ChartsGrid,
  ChartsReferenceLine,
  ChartsTooltip,
  ChartsXAxis,
  ChartsYAxis,
  LinePlot,
} from '@mui/x-charts';

const weeks = ['W1', 'W2', 'W3', 'W4', 'W5', 'W6', 'W7', 'W8'];

export default function TargetLine() {
  return (
    <Box
      role="region"
      aria-label="Tickets closed against the target"
      sx={{ width: '100%' }}
    >
      <ChartContainer
        height={300}
        xAxis={[{ scaleType: 'band', data: weeks, label: 'Week' }]}
        yAxis={[{ max: 60, label: 'Tickets' }]}
        series={[
          {
            type: 'bar',
            label: 'Closed',
            data: [31, 38, 35, 44, 41, 48, 52, 47],
          },
          {
            type: 'line',
            label: 'Average',
            data: [31, 34.5, 34.7, 37, 37.8, 39.5, 41.3, 42],
          },
        ]}
      >
        <ChartsGrid horizontal />
        <BarPlot borderRadius={4} />
        <LinePlot />
        <ChartsReferenceLine
          y={45}
          label="Target"
          labelStyle={{ fontSize: 12 }}
          lineStyle={{ strokeDasharray: '6 4' }}
        />
        <ChartsXAxis />
        <ChartsYAxis />
        <ChartsTooltip />
      </ChartContainer>
    </Box>
  );
}
