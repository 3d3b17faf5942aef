import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';

export default function EnforcedValue() {
  const [seat, setSeat] = React.useState('inside');
  const [meals, setMeals] = React.useState(['lunch']);

  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 2 }}>
      <ToggleButtonGroup
        exclusive
        value={seat}
        onChange={(event, next: string | null) => {
          if (next !== null) {
            setSeat(next);
          }
        }}
        aria-label="Where to sit"
      >
        <ToggleButton value="inside">Inside</ToggleButton>
        <ToggleButton value="garden">Garden</ToggleButton>
      </ToggleButtonGroup>
      <ToggleButtonGroup
        value={meals}
        onChange={(event, next: string[]) => {
          if (next.length > 0) {
            setMeals(next);
          }
        }}
        aria-label="Meals, at least one"
      >
        <ToggleButton value="lunch">Lunch</ToggleButton>
        <ToggleButton value="dinner">Dinner</ToggleButton>
      </ToggleButtonGroup>
    </Stack>
  );
}
