import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { LineChart } from '@mui/x-charts';

export default function StepBands() {
  const [strictStepCurve, setStrictStepCurve] = React.useState(false);

  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        control={
          <Switch
            checked={strictStepCurve}
            onChange={(event) => setStrictStepCurve(event.target.checked)}
          />
        }
        label="strictStepCurve"
      />
      <Box role="region" aria-label="Lifts in service by weekday">
        <LineChart
          height={240}
          xAxis={[
            { scaleType: 'band', data: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'] },
          ]}
          series={[
            {
              data: [4, 6, 6, 3, 5],
              curve: 'step',
              area: true,
              strictStepCurve,
            },
          ]}
        />
      </Box>
    </Box>
  );
}
