import * as React from 'react';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

const majors = [
  { name: 'MUI X 8', from: '2025-04-17' },
  {
    name: 'MUI X 7',
    from: '2024-03-23',
    replaced: '2025-04-17',
    to: '2027-04-17',
  },
  {
    name: 'MUI X 6',
    from: '2023-03-03',
    replaced: '2024-03-23',
    to: '2026-03-23',
  },
];

/** Days of the form 2026-01-01 are in the order of their text. */
function stateOn(day: string, { from, replaced, to }: (typeof majors)[number]) {
  if (day === '') return { label: 'no day chosen', color: 'default' } as const;
  if (day < from) return { label: 'not released', color: 'default' } as const;
  if (replaced === undefined || day < replaced) {
    return { label: 'current', color: 'success' } as const;
  }
  return day <= to!
    ? ({ label: 'long-term support', color: 'primary' } as const)
    : ({ label: 'ended', color: 'default' } as const);
}

export default function SupportOnDate() {
  const [day, setDay] = React.useState('2026-01-01');

  return (
    <Stack sx={{ gap: 3, alignItems: 'flex-start' }}>
      <TextField
        type="date"
        label="Day"
        value={day}
        onChange={(event) => setDay(event.target.value)}
        slotProps={{ inputLabel: { shrink: true } }}
      />
      {majors.map((major) => (
        <Stack
          key={major.name}
          direction="row"
          sx={{ gap: 2, alignItems: 'center' }}
        >
          {major.name}
          <Chip size="small" {...stateOn(day, major)} />
        </Stack>
      ))}
    </Stack>
  );
}
