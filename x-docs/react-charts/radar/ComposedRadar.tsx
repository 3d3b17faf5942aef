import Box from '@mui/material/Box';
import {
  ChartsLegend,
  ChartsSurface,
  ChartsTooltip,
  ChartsWrapper,
  RadarAxisHighlight,
  RadarDataProvider,
  RadarGrid,
  RadarMetricLabels,
  RadarSeriesArea,
  RadarSeriesMarks,
} from '@mui/x-charts';
import { flavors, kenya, sumatra } from './coffees';

export default function ComposedRadar() {
  return (
    <Box
      dir="ltr"
      role="region"
      aria-label="Two coffees, composed from parts"
      sx={{ width: '100%' }}
    >
      <RadarDataProvider
        height={280}
        radar={{ max: 10, metrics: flavors }}
        series={[
          { label: 'Kenya', data: kenya, fillArea: true },
          { label: 'Sumatra', data: sumatra, fillArea: true },
        ]}
      >
        <ChartsWrapper legendPosition={{ vertical: 'bottom' }}>
          <ChartsLegend />
          <ChartsSurface>
            <RadarSeriesArea strokeWidth={2} />
            <RadarGrid divisions={2} stripeColor={null} />
            <RadarMetricLabels />
            <RadarAxisHighlight />
            <RadarSeriesMarks />
          </ChartsSurface>
          <ChartsTooltip />
        </ChartsWrapper>
      </RadarDataProvider>
    </Box>
  );
}
