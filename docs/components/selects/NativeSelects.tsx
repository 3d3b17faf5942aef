import * as React from 'react';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import NativeSelect from '@mui/material/NativeSelect';
import Select from '@mui/material/Select';
import Stack from '@mui/material/Stack';

const doses = ['250 mg', '500 mg', '1 g'].map((dose) => (
  <option key={dose} value={dose}>
    {dose}
  </option>
));

export default function NativeSelects() {
  const id = React.useId();

  return (
    <Stack direction="row" sx={{ gap: 2 }}>
      <FormControl sx={{ width: 160 }}>
        <InputLabel htmlFor={`${id}-a`}>Morning</InputLabel>
        <Select native id={`${id}-a`} label="Morning" defaultValue="500 mg">
          {doses}
        </Select>
      </FormControl>
      <FormControl variant="standard" sx={{ width: 160 }}>
        <InputLabel htmlFor={`${id}-b`}>Evening</InputLabel>
        <NativeSelect inputProps={{ id: `${id}-b` }} defaultValue="250 mg">
          {doses}
        </NativeSelect>
      </FormControl>
    </Stack>
  );
}
