import * as React from 'react';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { LineChart, type ChartsLegendPosition } from '@mui/x-charts';
import { harbors, pointAxis } from './harbors';

const choices = {
  vertical: ['top', 'middle', 'bottom'],
  horizontal: ['start', 'center', 'end'],
} as const;

export default function LegendPlaces() {
  const [position, setPosition] = React.useState<
    NonNullable<ChartsLegendPosition['position']>
  >({ vertical: 'bottom', horizontal: 'start' });

  return (
    <Box sx={{ width: '100%' }}>
      <Stack direction="row" spacing={2} sx={{ my: 1, maxWidth: 360 }}>
        {(['vertical', 'horizontal'] as const).map((name) => (
          <TextField
            key={name}
            select
            fullWidth
            size="small"
            label={name}
            value={position[name]}
            onChange={(event) =>
              setPosition({ ...position, [name]: event.target.value })
            }
          >
            {choices[name].map((choice) => (
              <MenuItem key={choice} value={choice}>
                {choice}
              </MenuItem>
            ))}
          </TextField>
        ))}
      </Stack>
      <Box role="region" aria-label="Boats with a placed legend">
        <LineChart
          height={240}
          xAxis={pointAxis}
          series={harbors}
          slotProps={{ legend: { direction: 'horizontal', position } }}
        />
      </Box>
    </Box>
  );
}
