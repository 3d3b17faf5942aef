import Box from '@mui/material/Box';
import {
  BarPlot,
  ChartContainer,
  chartsGridClasses,
  ChartsGrid,
  ChartsReferenceLine,
  ChartsXAxis,
  ChartsYAxis,
} from '@mui/x-charts';
import { months, rain } from './climate';

export default function GridOnTop() {
  return (
    <Box
      dir="ltr"
      role="region"
      aria-label="Rain with the grid on top of the bars"
      sx={{ width: '100%' }}
    >
      <ChartContainer
        height={240}
        xAxis={[{ scaleType: 'band', data: months }]}
        yAxis={[{ width: 35 }]}
        series={[{ type: 'bar', data: rain }]}
        sx={{
          [`& .${chartsGridClasses.line}`]: { stroke: '#fff', opacity: 0.7 },
        }}
      >
        <BarPlot />
        <ChartsGrid horizontal />
        <ChartsReferenceLine y={69} label="Mean" labelAlign="start" />
        <ChartsXAxis disableTicks />
        <ChartsYAxis disableLine disableTicks />
      </ChartContainer>
    </Box>
  );
}
