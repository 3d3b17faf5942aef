import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { LineChart } from '@mui/x-charts';

const readings = [11.2, 12.0, null, null, 14.1, 13.6, null, 12.9, 12.2];

export default function SensorGaps() {
  const [connectNulls, setConnectNulls] = React.useState(true);

  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        control={
          <Switch
            checked={connectNulls}
            onChange={(event) => setConnectNulls(event.target.checked)}
          />
        }
        label="connectNulls"
      />
      <Box role="region" aria-label="Readings of a sensor with gaps">
        <LineChart
          height={240}
          xAxis={[{ data: readings.map((_, index) => index * 10) }]}
          series={[
            {
              label: 'Sensor',
              data: readings,
              connectNulls,
              area: true,
              baseline: 'min',
              valueFormatter: (value) =>
                value === null ? 'no reading' : `${value} °C`,
            },
          ]}
        />
      </Box>
    </Box>
  );
}
