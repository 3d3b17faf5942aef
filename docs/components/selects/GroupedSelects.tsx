import * as React from 'react';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import ListSubheader from '@mui/material/ListSubheader';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import Stack from '@mui/material/Stack';

export default function GroupedSelects() {
  const id = React.useId();

  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 2 }}>
      <FormControl sx={{ width: 200 }}>
        <InputLabel htmlFor={`${id}-native`}>Instrument</InputLabel>
        <Select
          native
          id={`${id}-native`}
          label="Instrument"
          defaultValue="cello"
        >
          <optgroup label="Strings">
            <option value="violin">Violin</option>
            <option value="cello">Cello</option>
          </optgroup>
          <optgroup label="Brass">
            <option value="horn">Horn</option>
            <option value="tuba">Tuba</option>
          </optgroup>
        </Select>
      </FormControl>
      <FormControl sx={{ width: 200 }}>
        <InputLabel id={`${id}-label`}>Second instrument</InputLabel>
        <Select
          labelId={`${id}-label`}
          label="Second instrument"
          defaultValue="horn"
        >
          <ListSubheader>Strings</ListSubheader>
          <MenuItem value="violin">Violin</MenuItem>
          <MenuItem value="cello">Cello</MenuItem>
          <ListSubheader>Brass</ListSubheader>
          <MenuItem value="horn">Horn</MenuItem>
          <MenuItem value="tuba">Tuba</MenuItem>
        </Select>
      </FormControl>
    </Stack>
  );
}
