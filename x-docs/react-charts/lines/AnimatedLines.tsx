import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { LineChart } from '@mui/x-charts';

const routes = [
  { name: 'Ridge route', data: [420, 510, 690, 880, 760, 640] },
  { name: 'Lake route', data: [420, 410, 380, 395, 450, 430] },
  { name: 'Pass route', data: [420, 640, 930, 1180, 990, 700] },
];

export default function AnimatedLines() {
  const [index, setIndex] = React.useState(0);
  const [skipAnimation, setSkipAnimation] = React.useState(false);

  return (
    <Box sx={{ width: '100%' }}>
      <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <Button
          variant="outlined"
          onClick={() => setIndex((index + 1) % routes.length)}
        >
          Next route
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
      <Box role="region" aria-label="Elevation of a hiking route">
        <LineChart
          height={260}
          skipAnimation={skipAnimation}
          xAxis={[{ data: [0, 3, 6, 9, 12, 15], label: 'Kilometers' }]}
          yAxis={[{ max: 1200, min: 0 }]}
          series={[{ label: routes[index].name, data: routes[index].data }]}
        />
      </Box>
    </Box>
  );
}
