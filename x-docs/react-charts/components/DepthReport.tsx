import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  BarPlot,
  ChartDataProvider,
  ChartsSurface,
  ChartsXAxis,
  ChartsYAxis,
  useBarSeries,
  useXAxis,
} from '@mui/x-charts';
import { depths, months } from './snow';

function Report() {
  const { data = [] } = useXAxis();
  const [series] = useBarSeries();
  const deep = data.filter((_, index) => (series.data[index] ?? 0) >= 80);

  return (
    <Typography variant="body2">
      At least 80 cm in {deep.join(', ')}.
    </Typography>
  );
}

export default function DepthReport() {
  return (
    <Box
      role="region"
      aria-label="Snow depth with a sentence about it"
      sx={{ width: '100%' }}
    >
      <ChartDataProvider
        height={220}
        xAxis={[{ scaleType: 'band', data: months }]}
        yAxis={[{ width: 40 }]}
        series={[{ type: 'bar', label: 'Snow (cm)', data: depths }]}
      >
        <ChartsSurface>
          <BarPlot />
          <ChartsXAxis />
          <ChartsYAxis />
        </ChartsSurface>
        <Report />
      </ChartDataProvider>
    </Box>
  );
}
