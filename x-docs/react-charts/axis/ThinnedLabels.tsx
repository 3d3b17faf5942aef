import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { LineChart } from '@mui/x-charts';

const weeks = Array.from({ length: 24 }, (_, index) => index + 1);
const everyFourth = (week: number) => week % 4 === 0;

export default function ThinnedLabels() {
  const [dropTicks, setDropTicks] = React.useState(false);

  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        control={
          <Switch
            checked={dropTicks}
            onChange={(event) => setDropTicks(event.target.checked)}
          />
        }
        label="Drop the ticks as well"
      />
      <Box role="region" aria-label="Growth in 24 weeks">
        <LineChart
          height={240}
          xAxis={[
            {
              scaleType: 'point',
              data: weeks,
              label: 'Week',
              tickLabelInterval: everyFourth,
              tickInterval: dropTicks ? everyFourth : 'auto',
            },
          ]}
          series={[
            {
              data: weeks.map((week) => 2 * week + (week % 5)),
              curve: 'linear',
            },
          ]}
        />
      </Box>
    </Box>
  );
}
