import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';

const sizes = ['small', 'medium', 'large'] as const;

export default function ToggleSizes() {
  const [unit, setUnit] = React.useState('km');

  return (
    <Stack sx={{ gap: 2, alignItems: 'flex-start' }}>
      {sizes.map((size) => (
        <ToggleButtonGroup
          key={size}
          exclusive
          size={size}
          value={unit}
          onChange={(event, next: string | null) => setUnit(next ?? unit)}
          aria-label={`Unit, ${size}`}
        >
          <ToggleButton value="km">Metric</ToggleButton>
          <ToggleButton value="mi">Imperial</ToggleButton>
        </ToggleButtonGroup>
      ))}
    </Stack>
  );
}
