import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { LineChart, type SeriesLegendItemContext } from '@mui/x-charts';
import { harbors, pointAxis } from './harbors';

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
          series={harbors.map((harbor) =>
            hidden.includes(harbor.id)
              ? { ...harbor, data: [], label: `${harbor.label} (hidden)` }
              : harbor,
          )}
          slotProps={{ legend: { onItemClick: toggle } }}
        />
      </Box>
      <Typography role="status" variant="body2">
        {hidden.length === 0
          ? 'All harbors are shown.'
          : `Hidden: ${hidden.join(', ')}`}
      </Typography>
    </Box>
  );
}
