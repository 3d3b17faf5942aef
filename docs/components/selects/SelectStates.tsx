import * as React from 'react';
import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';

const states = [
  { key: 'off', label: 'Disabled', control: { disabled: true }, select: {} },
  { key: 'read', label: 'Read only', control: {}, select: { readOnly: true } },
  { key: 'must', label: 'Required', control: { required: true }, select: {} },
  { key: 'bad', label: 'Error', control: { error: true }, select: {} },
];

export default function SelectStates() {
  const id = React.useId();

  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: '1fr', sm: 'repeat(4, 1fr)' },
      }}
    >
      {states.map(({ key, label, control, select }) => (
        <FormControl key={key} {...control}>
          <InputLabel id={`${id}-${key}`}>{label}</InputLabel>
          <Select
            {...select}
            labelId={`${id}-${key}`}
            label={label}
            defaultValue="team"
          >
            <MenuItem value="me">Only me</MenuItem>
            <MenuItem value="team">My team</MenuItem>
          </Select>
          <FormHelperText>
            {key === 'bad' ? 'The team is full' : ' '}
          </FormHelperText>
        </FormControl>
      ))}
    </Box>
  );
}
