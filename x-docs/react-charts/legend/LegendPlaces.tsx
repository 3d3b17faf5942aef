import * as React from 'react';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { LineChart, type ChartsLegendPosition } from '@mui/x-charts';
import { harbors, pointAxis } from './harbors';

type Position = Required<NonNullable<ChartsLegendPosition['position']>>;
const verticals: Position['vertical'][] = ['top', 'middle', 'bottom'];
const horizontals: Position['horizontal'][] = ['start', 'center', 'end'];

export default function LegendPlaces() {
  const [position, setPosition] = React.useState<Position>({
    vertical: 'bottom',
    horizontal: 'start',
  });
  const update = (change: Partial<Position>) =>
    setPosition({ ...position, ...change });

  return (
    <Box sx={{ width: '100%' }}>
      <Stack direction="row" spacing={2} sx={{ my: 1, maxWidth: 360 }}>
        <TextField
          select
          fullWidth
          size="small"
          label="vertical"
          value={position.vertical}
          onChange={(event) =>
            update({ vertical: event.target.value as Position['vertical'] })
          }
        >
          {verticals.map((name) => (
            <MenuItem key={name} value={name}>
              {name}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          select
          fullWidth
          size="small"
          label="horizontal"
          value={position.horizontal}
          onChange={(event) =>
            update({ horizontal: event.target.value as Position['horizontal'] })
          }
        >
          {horizontals.map((name) => (
            <MenuItem key={name} value={name}>
              {name}
            </MenuItem>
          ))}
        </TextField>
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
