import * as React from 'react';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';

export default function CurrencySelect() {
  const id = React.useId();
  const [currency, setCurrency] = React.useState('EUR');

  return (
    <FormControl sx={{ width: 240, maxWidth: '100%' }}>
      <InputLabel id={`${id}-label`}>Currency</InputLabel>
      <Select
        id={id}
        labelId={`${id}-label`}
        label="Currency"
        value={currency}
        onChange={(event) => setCurrency(event.target.value)}
      >
        <MenuItem value="EUR">Euro</MenuItem>
        <MenuItem value="GBP">Pound sterling</MenuItem>
        <MenuItem value="JPY">Yen</MenuItem>
      </Select>
    </FormControl>
  );
}
