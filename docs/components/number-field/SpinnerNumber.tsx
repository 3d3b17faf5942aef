import * as React from 'react';
import FormLabel from '@mui/material/FormLabel';
import IconButton from '@mui/material/IconButton';
import OutlinedInput from '@mui/material/OutlinedInput';
import Stack from '@mui/material/Stack';
import AddIcon from '@mui/icons-material/Add';
import RemoveIcon from '@mui/icons-material/Remove';
import { useNumber } from './useNumber';

export default function SpinnerNumber() {
  const id = React.useId();
  const { add, inputProps } = useNumber({ start: 20, min: 5, max: 30 });

  return (
    <Stack sx={{ gap: 1, alignItems: 'start' }}>
      <FormLabel htmlFor={id}>Temperature of the greenhouse</FormLabel>
      <Stack direction="row" sx={{ gap: 1, alignItems: 'center' }}>
        <IconButton aria-label="Cooler" onClick={() => add(-1)}>
          <RemoveIcon />
        </IconButton>
        <OutlinedInput
          id={id}
          size="small"
          inputProps={inputProps}
          sx={{ width: 72, '& input': { textAlign: 'center' } }}
        />
        <IconButton aria-label="Warmer" onClick={() => add(1)}>
          <AddIcon />
        </IconButton>
      </Stack>
    </Stack>
  );
}
