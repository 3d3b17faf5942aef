import * as React from 'react';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';

const cuisines = ['Georgian', 'Peruvian', 'Thai', 'Lebanese'];

export default function CuisineFilter() {
  const [chosen, setChosen] = React.useState(['Thai']);

  const toggle = (name: string) => {
    setChosen((current) =>
      current.includes(name)
        ? current.filter((other) => other !== name)
        : [...current, name],
    );
  };

  return (
    <Stack
      direction="row"
      role="group"
      aria-label="Cuisines"
      sx={{ flexWrap: 'wrap', gap: 1 }}
    >
      {cuisines.map((name) => (
        <Chip
          key={name}
          label={name}
          onClick={() => toggle(name)}
          aria-pressed={chosen.includes(name)}
          color={chosen.includes(name) ? 'primary' : 'default'}
          variant={chosen.includes(name) ? 'filled' : 'outlined'}
        />
      ))}
    </Stack>
  );
}
