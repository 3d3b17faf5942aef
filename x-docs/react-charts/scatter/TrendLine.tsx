import Box from '@mui/material/Box';
import {
  ChartContainer,
  ChartsGrid,
  ChartsTooltip,
  ChartsXAxis,
  ChartsYAxis,
  ScatterPlot,
  useXScale,
  useYScale,
} from '@mui/x-charts';
import { heightAxis, oaks, trunkAxis } from './trees';

function Trend({ slope, base }: { slope: number; base: number }) {
  const xScale = useXScale<'linear'>();
  const yScale = useYScale<'linear'>();
  const [from, to] = xScale.domain();

  return (
    <line
      x1={xScale(from)}
      y1={yScale(base + slope * from)}
      x2={xScale(to)}
      y2={yScale(base + slope * to)}
      stroke="currentColor"
      strokeDasharray="6 4"
    />
  );
}

export default function TrendLine() {
  return (
    <Box
      role="region"
      aria-label="Oaks with a trend line"
      sx={{ width: '100%', color: 'text.secondary' }}
    >
      <ChartContainer
        height={280}
        xAxis={[{ ...trunkAxis, max: 80 }]}
        yAxis={[{ ...heightAxis, max: 25 }]}
        series={[{ type: 'scatter', data: oaks, markerSize: 5 }]}
      >
        <ChartsGrid horizontal />
        <Trend slope={0.26} base={3.1} />
        <ScatterPlot />
        <ChartsXAxis />
        <ChartsYAxis />
        <ChartsTooltip trigger="item" />
      </ChartContainer>
    </Box>
  );
}
