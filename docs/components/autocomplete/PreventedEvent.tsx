import * as React from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { spices } from './spices';

export default function PreventedEvent() {
  const [help, setHelp] = React.useState('Backspace keeps the last spice');

  return (
    <Autocomplete
      multiple
      options={spices}
      defaultValue={['Clove', 'Mace']}
      onKeyDown={(event) => {
        const target = event.target as HTMLInputElement;
        if (event.key === 'Backspace' && target.value === '') {
          event.defaultMuiPrevented = true;
          setHelp('Use the cross of a chip to remove it');
        }
      }}
      renderInput={(params) => (
        <TextField {...params} label="Pinned spices" helperText={help} />
      )}
      sx={{ maxWidth: 400 }}
    />
  );
}
