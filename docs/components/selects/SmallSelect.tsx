import * as React from 'react';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';

export default function SmallSelect() {
  const id = React.useId();

  return (
    <FormControl size="small" sx={{ width: 200 }}>
      <InputLabel id={id}>Sort by</InputLabel>
      <Select labelId={id} label="Sort by" defaultValue="new">
        <MenuItem value="new">Newest first</MenuItem>
        <MenuItem value="price">Lowest price</MenuItem>
        <MenuItem value="name">Name</MenuItem>
      </Select>
    </FormControl>
  );
}
