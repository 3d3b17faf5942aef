import * as React from 'react';
import ToggleButton, { toggleButtonClasses } from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';

export default function SeatStates() {
  const [seats, setSeats] = React.useState(['4B']);

  return (
    <ToggleButtonGroup
      aria-label="Seats in row 4"
      value={seats}
      onChange={(_event, next: string[]) => setSeats(next)}
      sx={{
        [`& .${toggleButtonClasses.root}`]: {
          width: 64,
          color: 'text.primary',
          '&.Mui-selected': {
            bgcolor: 'primary.main',
            color: 'primary.contrastText',
            '&:hover': { bgcolor: 'primary.dark' },
          },
          '&.Mui-disabled': { textDecoration: 'line-through' },
        },
      }}
    >
      <ToggleButton value="4A">4A</ToggleButton>
      <ToggleButton value="4B">4B</ToggleButton>
      <ToggleButton value="4C" disabled>
        4C
      </ToggleButton>
      <ToggleButton value="4D">4D</ToggleButton>
    </ToggleButtonGroup>
  );
}
