import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts';
import { books, classes } from './reading';

export default function FilledParent() {
  const [width, setWidth] = React.useState(70);

  return (
    <Box sx={{ width: '100%' }}>
      <Stack direction="row" spacing={2} sx={{ px: 2, alignItems: 'center' }}>
        <Typography id="parent-percent" variant="body2" sx={{ flexShrink: 0 }}>
          Width of the parent in percent
        </Typography>
        <Slider
          aria-labelledby="parent-percent"
          value={width}
          onChange={(_, value) => setWidth(value)}
          min={30}
          max={100}
        />
      </Stack>
      <Box
        role="region"
        aria-label="Chart that fills its parent"
        sx={{
          width: `${width}%`,
          height: 200,
          border: '1px dashed',
          borderColor: 'divider',
        }}
      >
        <BarChart
          skipAnimation
          xAxis={[{ data: classes }]}
          series={[{ data: books }]}
        />
      </Box>
    </Box>
  );
}
