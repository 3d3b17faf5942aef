import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { BarChart } from '@mui/x-charts';

const sources = ['Search', 'Newsletter', 'Partners', 'Print', 'Radio', 'Fax'];

export default function VisibleMinimum() {
  const [enabled, setEnabled] = React.useState(true);

  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        control={
          <Switch
            checked={enabled}
            onChange={(event) => setEnabled(event.target.checked)}
          />
        }
        label="minBarSize: 6"
      />
      <Box role="region" aria-label="Sign-ups by source">
        <BarChart
          height={260}
          xAxis={[{ data: sources }]}
          yAxis={[{ width: 60 }]}
          series={[
            {
              label: 'Sign-ups',
              data: [18400, 9650, 2100, 35, 12, 0],
              minBarSize: enabled ? 6 : 0,
            },
          ]}
        />
      </Box>
    </Box>
  );
}
