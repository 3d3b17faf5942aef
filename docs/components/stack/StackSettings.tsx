import * as React from 'react';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

const settings = {
  direction: ['row', 'row-reverse', 'column', 'column-reverse'],
  spacing: ['0', '1', '2', '4'],
  justifyContent: ['flex-start', 'center', 'flex-end', 'space-between'],
  alignItems: ['stretch', 'flex-start', 'center', 'flex-end'],
} as const;

export default function StackSettings() {
  const [chosen, setChosen] = React.useState({
    direction: 'row',
    spacing: '2',
    justifyContent: 'flex-start',
    alignItems: 'center',
  });
  const { direction, spacing, ...sx } = chosen;

  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
        {(Object.keys(settings) as (keyof typeof settings)[]).map((name) => (
          <TextField
            key={name}
            select
            size="small"
            label={name}
            value={chosen[name]}
            onChange={(event) =>
              setChosen({ ...chosen, [name]: event.target.value })
            }
            slotProps={{ select: { native: true } }}
            sx={{ flex: '1 1 130px' }}
          >
            {settings[name].map((value) => (
              <option key={value}>{value}</option>
            ))}
          </TextField>
        ))}
      </Stack>
      <Stack
        direction={direction as (typeof settings.direction)[number]}
        spacing={Number(spacing)}
        useFlexGap
        sx={{ height: 220, p: 1, border: '1px dashed', ...sx }}
      >
        {['Oak', 'Maple', 'Ash'].map((wood, index) => (
          <Paper key={wood} elevation={2} sx={{ p: 1 + index * 0.5 }}>
            {wood}
          </Paper>
        ))}
      </Stack>
    </Box>
  );
}
