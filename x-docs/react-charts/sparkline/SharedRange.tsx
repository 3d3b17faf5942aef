import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { SparkLineChart } from '@mui/x-charts';

const busy = [62, 70, 81, 77, 88, 93];
const calm = [21, 24, 20, 26, 23, 28];

export default function SharedRange() {
  const [shared, setShared] = React.useState(true);
  const yAxis = shared ? { min: 0, max: 100 } : undefined;

  return (
    <Box>
      <FormControlLabel
        control={
          <Switch
            checked={shared}
            onChange={(event) => setShared(event.target.checked)}
          />
        }
        label="Same range for both"
      />
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={4}>
        <SparkLineChart
          role="img"
          aria-label="Load of the busy server"
          height={70}
          data={busy}
          yAxis={yAxis}
          area
        />
        <SparkLineChart
          role="img"
          aria-label="Load of the calm server"
          height={70}
          data={calm}
          yAxis={yAxis}
          area
        />
      </Stack>
    </Box>
  );
}
