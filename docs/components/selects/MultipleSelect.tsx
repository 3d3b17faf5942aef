import * as React from 'react';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select, { type SelectChangeEvent } from '@mui/material/Select';
import { days } from './days';

export default function MultipleSelect() {
  const id = React.useId();
  const [open, setOpen] = React.useState(['Monday', 'Thursday']);

  const handleChange = (event: SelectChangeEvent<string[]>) => {
    const { value } = event.target;
    setOpen(typeof value === 'string' ? value.split(',') : value);
  };

  return (
    <FormControl sx={{ width: 320, maxWidth: '100%' }}>
      <InputLabel id={id}>Open on</InputLabel>
      <Select
        multiple
        labelId={id}
        label="Open on"
        value={open}
        onChange={handleChange}
      >
        {days.map((day) => (
          <MenuItem key={day} value={day}>
            {day}
          </MenuItem>
        ))}
      </Select>
    </FormControl>
  );
}
