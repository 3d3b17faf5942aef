import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { LineChart } from '@mui/x-charts';
import { harvest, years } from './orchard';

const target = [130, 130, 140, 140, 150];

export default function HiddenParts() {
  const [hideTooltip, setHideTooltip] = React.useState(false);
  const [hideTarget, setHideTarget] = React.useState(true);

  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        control={
          <Switch
            checked={hideTooltip}
            onChange={(event) => setHideTooltip(event.target.checked)}
          />
        }
        label="Hide the year"
      />
      <FormControlLabel
        control={
          <Switch
            checked={hideTarget}
            onChange={(event) => setHideTarget(event.target.checked)}
          />
        }
        label="Hide the target"
      />
      <Box role="region" aria-label="Harvest and target">
        <LineChart
          height={260}
          xAxis={[{ scaleType: 'point', data: years, hideTooltip }]}
          series={[
            ...harvest,
            {
              label: 'Target',
              data: target,
              showMark: false,
              valueFormatter: (value) => (hideTarget ? null : `${value}`),
            },
          ]}
        />
      </Box>
    </Box>
  );
}
