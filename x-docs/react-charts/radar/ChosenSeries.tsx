import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { RadarChart } from '@mui/x-charts';
import { brazil, flavors, kenya, sumatra } from './coffees';

const series = [
  { id: 'kenya', label: 'Kenya', data: kenya },
  { id: 'sumatra', label: 'Sumatra', data: sumatra },
  { id: 'brazil', label: 'Brazil', data: brazil },
];

export default function ChosenSeries() {
  const [seriesId, setSeriesId] = React.useState<string | null>('sumatra');

  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Highlighted coffee"
        value={seriesId}
        onChange={(_, value: string | null) => setSeriesId(value)}
        sx={{ mb: 1 }}
      >
        {series.map(({ id, label }) => (
          <ToggleButton key={id} value={id}>
            {label}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Box
        dir="ltr"
        role="region"
        aria-label="Three coffees, one of them highlighted"
      >
        <RadarChart
          height={280}
          highlight="series"
          highlightedItem={seriesId === null ? null : { seriesId }}
          onHighlightChange={(item) =>
            item && setSeriesId(String(item.seriesId))
          }
          radar={{ max: 10, metrics: flavors }}
          series={series}
        />
      </Box>
    </Box>
  );
}
