import * as React from 'react';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import Stack from '@mui/material/Stack';

const variants = ['filled', 'standard'] as const;

export default function SelectVariants() {
  const id = React.useId();

  return (
    <Stack direction="row" sx={{ gap: 2 }}>
      {variants.map((variant) => (
        <FormControl key={variant} variant={variant} sx={{ width: 160 }}>
          <InputLabel id={`${id}-${variant}`}>Floor</InputLabel>
          <Select labelId={`${id}-${variant}`} defaultValue="1">
            <MenuItem value="0">Ground floor</MenuItem>
            <MenuItem value="1">First floor</MenuItem>
            <MenuItem value="2">Second floor</MenuItem>
          </Select>
        </FormControl>
      ))}
    </Stack>
  );
}
