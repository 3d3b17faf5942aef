import * as React from 'react';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import Stack from '@mui/material/Stack';

const times = ['08:00', '12:30', '18:00'].map((time) => (
  <MenuItem key={time} value={time}>
    {time}
  </MenuItem>
));

export default function LabelsAndHelp() {
  const id = React.useId();

  return (
    <Stack sx={{ gap: 2, flexDirection: { xs: 'column', sm: 'row' } }}>
      <FormControl fullWidth>
        <InputLabel id={`${id}-label`}>Pick-up</InputLabel>
        <Select
          labelId={`${id}-label`}
          label="Pick-up"
          defaultValue=""
          aria-describedby={`${id}-help`}
        >
          <MenuItem value="">
            <em>Not decided</em>
          </MenuItem>
          {times}
        </Select>
        <FormHelperText id={`${id}-help`}>Label and helper text</FormHelperText>
      </FormControl>
      <FormControl fullWidth>
        <Select
          displayEmpty
          defaultValue=""
          inputProps={{ 'aria-label': 'Return' }}
          MenuProps={{ slotProps: { list: { 'aria-label': 'Return' } } }}
        >
          <MenuItem value="">Any time</MenuItem>
          {times}
        </Select>
        <FormHelperText>Named by aria-label</FormHelperText>
      </FormControl>
    </Stack>
  );
}
