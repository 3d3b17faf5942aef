import Box from '@mui/material/Box';
import {
  BarPlot,
  ChartDataProviderPro,
  ChartsLegend,
  ChartsSurface,
  ChartsToolbarPro,
  ChartsWrapper,
  ChartsXAxis,
  ChartsYAxis,
} from '@mui/x-charts-pro';
import { farms, harvest } from './harvest';

export default function ComposedExport() {
  return (
    <Box
      role="region"
      aria-label="Composed harvest chart with an export menu"
      sx={{ width: '100%' }}
    >
      <ChartDataProviderPro
        height={240}
        xAxis={[{ scaleType: 'band', data: farms }]}
        yAxis={[{ label: 'Tons', width: 45 }]}
        series={harvest.map((fruit) => ({ ...fruit, type: 'bar' as const }))}
      >
        <ChartsWrapper>
          <ChartsToolbarPro />
          <ChartsLegend />
          <ChartsSurface>
            <BarPlot />
            <ChartsXAxis />
            <ChartsYAxis />
          </ChartsSurface>
        </ChartsWrapper>
      </ChartDataProviderPro>
    </Box>
  );
}
