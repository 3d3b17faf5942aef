import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { BarChart } from '@mui/x-charts';

const shifts = [
  { name: 'Early shift', data: [21, 34, 28, 40, 17] },
  { name: 'Late shift', data: [36, 19, 42, 25, 31] },
  { name: 'Night shift', data: [9, 14, 6, 11, 20] },
];

export default function AnimatedUpdate() {
  const [index, setIndex] = React.useState(0);
  const [skipAnimation, setSkipAnimation] = React.useState(false);

  return (
    <Box sx={{ width: '100%' }}>
      <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <Button
          variant="outlined"
          onClick={() => setIndex((index + 1) % shifts.length)}
        >
          Next shift
        </Button>
        <FormControlLabel
          control={
            <Switch
              checked={skipAnimation}
              onChange={(event) => setSkipAnimation(event.target.checked)}
            />
          }
          label="skipAnimation"
        />
      </Stack>
      <Box role="region" aria-label="Units assembled on each line">
        <BarChart
          height={260}
          skipAnimation={skipAnimation}
          xAxis={[{ data: ['Line A', 'Line B', 'Line C', 'Line D', 'Line E'] }]}
          yAxis={[{ max: 50 }]}
          series={[{ label: shifts[index].name, data: shifts[index].data }]}
        />
      </Box>
    </Box>
  );
}
