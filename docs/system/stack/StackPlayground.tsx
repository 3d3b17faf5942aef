import * as React from 'react';
import Box from '@mui/system/Box';
import Stack from '@mui/system/Stack';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { tile } from './tile';

const directions = ['row', 'row-reverse', 'column', 'column-reverse'] as const;
const spacings = [0, 1, 2, 4];

export default function StackPlayground() {
  const [direction, setDirection] =
    React.useState<(typeof directions)[number]>('row');
  const [spacing, setSpacing] = React.useState(1);
  return (
    <Box>
      <Box sx={{ display: 'flex', gap: 2, mb: 2 }}>
        <TextField
          select
          label="Direction"
          value={direction}
          onChange={(event) =>
            setDirection(event.target.value as typeof direction)
          }
          sx={{ width: 180 }}
        >
          {directions.map((name) => (
            <MenuItem key={name} value={name}>
              {name}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          select
          label="Spacing"
          value={spacing}
          onChange={(event) => setSpacing(Number(event.target.value))}
          sx={{ width: 100 }}
        >
          {spacings.map((step) => (
            <MenuItem key={step} value={step}>
              {step}
            </MenuItem>
          ))}
        </TextField>
      </Box>
      <Stack direction={direction} spacing={spacing} sx={{ minHeight: 184 }}>
        {['First', 'Second', 'Third'].map((name) => (
          <Box key={name} sx={{ ...tile, alignSelf: 'flex-start' }}>
            {name}
          </Box>
        ))}
      </Stack>
    </Box>
  );
}
