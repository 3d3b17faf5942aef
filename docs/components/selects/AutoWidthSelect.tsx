import * as React from 'react';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';

export default function AutoWidthSelect() {
  const id = React.useId();

  return (
    <FormControl sx={{ minWidth: 100 }}>
      <InputLabel id={id}>Rows</InputLabel>
      <Select labelId={id} label="Rows" defaultValue="25" autoWidth>
        <MenuItem value="10">10</MenuItem>
        <MenuItem value="25">25</MenuItem>
        <MenuItem value="all">All 184 rows</MenuItem>
      </Select>
    </FormControl>
  );
}
