import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { LineChart } from '@mui/x-charts';

const minutes = [3, 9, 17, 24, 38, 47];

export default function DomainLimits() {
  const [strict, setStrict] = React.useState(true);

  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        control={
          <Switch
            checked={strict}
            onChange={(event) => setStrict(event.target.checked)}
          />
        }
        label="domainLimit: 'strict'"
      />
      <Box role="region" aria-label="Temperature of a kiln over time">
        <LineChart
          height={240}
          xAxis={[
            {
              data: minutes,
              label: 'Minutes',
              domainLimit: strict ? 'strict' : 'nice',
            },
          ]}
          yAxis={[{ label: '°C', width: 70 }]}
          series={[{ data: [180, 420, 690, 810, 1020, 1065] }]}
        />
      </Box>
    </Box>
  );
}
