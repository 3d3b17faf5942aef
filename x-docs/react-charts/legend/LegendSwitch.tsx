import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { LineChart, type SeriesLegendItemContext } from '@mui/x-charts';
import { harbours, pointAxis } from './harbours';

export default function LegendSwitch() {
  const [hidden, setHidden] = React.useState<string[]>([]);

  const toggle = (_: unknown, { seriesId }: SeriesLegendItemContext) => {
    const id = String(seriesId);
    setHidden(
      hidden.includes(id) ? hidden.filter((h) => h !== id) : [...hidden, id],
    );
  };

  return (
    <Box sx={{ width: '100%' }}>
      <Box role="region" aria-label="Boats with a legend that hides lines">
        <LineChart
          height={240}
          xAxis={pointAxis}
          yAxis={[{ min: 0, max: 80 }]}
          series={harbours.map((harbour) =>
            hidden.includes(harbour.id)
              ? { ...harbour, data: [], label: `${harbour.label} (hidden)` }
              : harbour,
          )}
          slotProps={{ legend: { onItemClick: toggle } }}
        />
      </Box>
      <Typography role="status" variant="body2">
        {hidden.length === 0
          ? 'All harbours are shown.'
          : `Hidden: ${hidden.join(', ')}`}
      </Typography>
    </Box>
  );
}
