import Box from '@mui/material/Box';
import {
  AreaPlot,
  ChartContainer,
  ChartsReferenceLine,
  ChartsTooltip,
  ChartsXAxis,
  ChartsYAxis,
  LineHighlightPlot,
  LinePlot,
} from '@mui/x-charts';

const months = ['Jan', 'Mar', 'May', 'Jul', 'Sep', 'Nov'];

export default function RangeAndLine() {
  return (
    <Box
      role="region"
      aria-label="Groundwater level with a warning line"
      sx={{ width: '100%' }}
    >
      <ChartContainer
        height={280}
        xAxis={[{ scaleType: 'point', data: months }]}
        yAxis={[{ min: 0, max: 10, label: 'Meters' }]}
        series={[
          {
            type: 'line',
            label: 'Long-term mean',
            data: [6.4, 7.1, 6.2, 4.9, 4.4, 5.6],
            area: true,
          },
          {
            type: 'line',
            label: 'This year',
            data: [5.9, 6.8, 5.1, 3.4, 2.6, 3.9],
          },
        ]}
      >
        <AreaPlot />
        <LinePlot />
        <LineHighlightPlot />
        <ChartsReferenceLine
          y={8.5}
          label="Flood warning"
          labelStyle={{ fontSize: 12 }}
        />
        <ChartsXAxis />
        <ChartsYAxis />
        <ChartsTooltip />
      </ChartContainer>
    </Box>
  );
}
