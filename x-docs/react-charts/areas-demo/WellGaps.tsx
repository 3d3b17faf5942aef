import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { LineChart } from '@mui/x-charts';

const days = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
const depths = [4.1, 4.3, null, null, 4.9, 5.2, 5, null, 4.6, 4.4];

export default function WellGaps() {
  const [connectNulls, setConnectNulls] = React.useState(true);

  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        label="Connect nulls"
        control={
          <Switch
            checked={connectNulls}
            onChange={(event) => setConnectNulls(event.target.checked)}
          />
        }
      />
      <Box role="region" aria-label="Groundwater depth with missing readings">
        <LineChart
          height={230}
          hideLegend
          skipAnimation
          xAxis={[{ data: days, label: 'Day' }]}
          yAxis={[{ min: 0, width: 30 }]}
          series={[
            { label: 'Depth (m)', data: depths, area: true, connectNulls },
          ]}
        />
      </Box>
    </Box>
  );
}
