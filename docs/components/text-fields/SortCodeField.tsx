import * as React from 'react';
import TextField from '@mui/material/TextField';

function SortCodeInput({ value, ...other }: React.ComponentProps<'input'>) {
  const pairs = String(value ?? '').match(/\d{1,2}/g) ?? [];

  return <input {...other} inputMode="numeric" value={pairs.join('-')} />;
}

export default function SortCodeField() {
  const [digits, setDigits] = React.useState('2004');

  return (
    <TextField
      label="Sort code"
      value={digits}
      onChange={(event) =>
        setDigits(event.target.value.replace(/\D/g, '').slice(0, 6))
      }
      helperText={`Stored as "${digits}"`}
      slotProps={{ input: { inputComponent: SortCodeInput } }}
    />
  );
}
