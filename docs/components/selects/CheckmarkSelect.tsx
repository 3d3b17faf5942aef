import * as React from 'react';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import CheckIcon from '@mui/icons-material/Check';
import { days } from './days';

export default function CheckmarkSelect() {
  const id = React.useId();
  const [closed, setClosed] = React.useState(['Saturday', 'Sunday']);

  return (
    <FormControl sx={{ width: 320, maxWidth: '100%' }}>
      <InputLabel id={id}>Closed on</InputLabel>
      <Select
        multiple
        labelId={id}
        label="Closed on"
        value={closed}
        onChange={({ target: { value } }) =>
          setClosed(typeof value === 'string' ? value.split(',') : value)
        }
        renderValue={(selected) => selected.join(', ')}
        MenuProps={{ slotProps: { paper: { sx: { maxHeight: 260 } } } }}
      >
        {days.map((day) => (
          <MenuItem key={day} value={day}>
            <ListItemIcon>
              {closed.includes(day) && <CheckIcon fontSize="small" />}
            </ListItemIcon>
            <ListItemText primary={day} />
          </MenuItem>
        ))}
      </Select>
    </FormControl>
  );
}
