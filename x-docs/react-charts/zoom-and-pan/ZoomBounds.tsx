import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { LineChartPro } from '@mui/x-charts-pro';
import { dayAxis, upstream } from './river';

export default function ZoomBounds() {
  const [[minSpan, maxSpan], setSpan] = React.useState<number[]>([20, 60]);
  const [panning, setPanning] = React.useState(true);

  return (
    <Box sx={{ width: '100%' }}>
      <Stack direction="row" spacing={3} sx={{ alignItems: 'center' }}>
        <Box sx={{ width: 240, px: 1 }}>
          <Typography variant="body2">
            minSpan {minSpan}, maxSpan {maxSpan}
          </Typography>
          <Slider
            size="small"
            getAriaLabel={(index) => (index === 0 ? 'minSpan' : 'maxSpan')}
            min={5}
            max={100}
            value={[minSpan, maxSpan]}
            onChange={(_, value) => setSpan(value as number[])}
          />
        </Box>
        <FormControlLabel
          label="panning"
          control={
            <Switch
              checked={panning}
              onChange={(event) => setPanning(event.target.checked)}
            />
          }
        />
      </Stack>
      <Box role="region" aria-label="Water level with limits of the zoom">
        <LineChartPro
          height={240}
          hideLegend
          initialZoom={[{ axisId: 'day', start: 30, end: 70 }]}
          xAxis={[
            { ...dayAxis, zoom: { minSpan, maxSpan, panning, step: 10 } },
          ]}
          series={[{ label: 'Level (cm)', data: upstream, showMark: false }]}
        />
      </Box>
    </Box>
  );
}
