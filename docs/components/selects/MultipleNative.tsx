import * as React from 'react';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import NativeSelect from '@mui/material/NativeSelect';
import { days } from './days';

export default function MultipleNative() {
  const id = React.useId();
  const [free, setFree] = React.useState(['Tuesday']);

  const handleChange = (event: React.ChangeEvent<HTMLSelectElement>) => {
    const { selectedOptions } = event.target;
    setFree(Array.from(selectedOptions, ({ value }) => value));
  };

  return (
    <FormControl variant="standard" sx={{ width: 240 }}>
      <InputLabel shrink htmlFor={id}>
        Free on
      </InputLabel>
      <NativeSelect
        value={free}
        onChange={handleChange}
        inputProps={{ id, multiple: true, size: 4 }}
      >
        {days.map((day) => (
          <option key={day} value={day}>
            {day}
          </option>
        ))}
      </NativeSelect>
    </FormControl>
  );
}
