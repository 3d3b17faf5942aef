import * as React from 'react';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';

const shifts = ['Early', 'Late', 'Night'];

export default function ShiftPlan() {
  const [taken, setTaken] = React.useState('Late');

  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {shifts.map((shift) => (
        <ButtonBase
          key={shift}
          focusRipple
          aria-pressed={shift === taken}
          onClick={() => setTaken(shift)}
          sx={[
            { px: 2, py: 0.75, border: 1, borderRadius: 1 },
            { typography: 'body2', color: 'text.primary' },
            shift === taken && {
              bgcolor: 'primary.main',
              color: 'primary.contrastText',
            },
          ]}
        >
          {shift}
        </ButtonBase>
      ))}
    </Box>
  );
}
