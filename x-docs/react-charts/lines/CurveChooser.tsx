import * as React from 'react';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { LineChart, type LineSeries } from '@mui/x-charts';

const curves = [
  'monotoneX',
  'monotoneY',
  'linear',
  'natural',
  'catmullRom',
  'bumpX',
  'bumpY',
  'step',
  'stepBefore',
  'stepAfter',
] as const satisfies LineSeries['curve'][];

export default function CurveChooser() {
  const [curve, setCurve] = React.useState<(typeof curves)[number]>('natural');

  return (
    <Box sx={{ width: '100%' }}>
      <TextField
        select
        size="small"
        label="curve"
        value={curve}
        onChange={(event) => setCurve(event.target.value as typeof curve)}
        sx={{ mt: 1, minWidth: 160 }}
      >
        {curves.map((name) => (
          <MenuItem key={name} value={name}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      <Box role="region" aria-label="One series with a chosen curve">
        <LineChart
          height={240}
          xAxis={[{ data: [1, 2, 4, 5, 8, 9, 12] }]}
          series={[{ data: [3, 9, 8, 2, 2, 11, 6], curve }]}
        />
      </Box>
    </Box>
  );
}
