import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  BarChart,
  PiecewiseColorLegend,
  type PiecewiseColorLegendItemContext,
} from '@mui/x-charts';
import { degrees, hours, piecewiseMap } from './temperatures';

export default function ZoneClicks() {
  const [message, setMessage] = React.useState('Choose a zone.');

  const count = (_: unknown, item: PiecewiseColorLegendItemContext) => {
    const min = Number(item.minValue ?? -Infinity);
    const max = Number(item.maxValue ?? Infinity);
    const hits = degrees.filter((value) => value >= min && value < max);
    setMessage(`${item.label}: ${hits.length} of ${degrees.length} readings`);
  };

  return (
    <Box sx={{ width: '100%' }}>
      <Box role="region" aria-label="Temperature with clickable zones">
        <BarChart
          height={220}
          xAxis={[{ data: hours }]}
          yAxis={[{ colorMap: piecewiseMap }]}
          series={[{ data: degrees }]}
          slots={{ legend: PiecewiseColorLegend }}
          slotProps={{
            legend: {
              axisDirection: 'y',
              labelPosition: 'end',
              onItemClick: count,
              sx: { gap: 2 },
            },
          }}
        />
      </Box>
      <Typography role="status" variant="body2">
        {message}
      </Typography>
    </Box>
  );
}
