import * as React from 'react';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import KeyboardArrowDownIcon from '@mui/icons-material/KeyboardArrowDown';
import KeyboardArrowUpIcon from '@mui/icons-material/KeyboardArrowUp';
import { useNumber } from './useNumber';

export default function OutlinedNumber() {
  const id = React.useId();
  const { add, inputProps } = useNumber({ start: 4, min: 1, max: 40 });

  return (
    <FormControl sx={{ width: 220 }}>
      <InputLabel htmlFor={id}>Passengers</InputLabel>
      <OutlinedInput
        id={id}
        label="Passengers"
        inputProps={inputProps}
        endAdornment={
          <InputAdornment position="end">
            <IconButton
              edge="end"
              tabIndex={-1}
              aria-label="Fewer passengers"
              onClick={() => add(-1)}
            >
              <KeyboardArrowDownIcon />
            </IconButton>
            <IconButton
              edge="end"
              tabIndex={-1}
              aria-label="More passengers"
              onClick={() => add(1)}
            >
              <KeyboardArrowUpIcon />
            </IconButton>
          </InputAdornment>
        }
      />
      <FormHelperText>1 to 40</FormHelperText>
    </FormControl>
  );
}
