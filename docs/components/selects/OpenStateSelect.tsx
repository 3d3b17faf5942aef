import * as React from 'react';
import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import Stack from '@mui/material/Stack';

export default function OpenStateSelect() {
  const id = React.useId();
  const [open, setOpen] = React.useState(false);

  return (
    <Stack
      direction="row"
      sx={{ flexWrap: 'wrap', gap: 2, alignItems: 'center' }}
    >
      <FormControl sx={{ width: 200 }}>
        <InputLabel id={id}>Language</InputLabel>
        <Select
          labelId={id}
          label="Language"
          defaultValue="en"
          open={open}
          onOpen={() => setOpen(true)}
          onClose={() => setOpen(false)}
        >
          <MenuItem value="en">English</MenuItem>
          <MenuItem value="pt">Português</MenuItem>
          <MenuItem value="fi">Suomi</MenuItem>
        </Select>
      </FormControl>
      <Button onClick={() => setOpen(true)}>Show languages</Button>
    </Stack>
  );
}
