import * as React from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { spices } from './spices';

export default function ControlledStates() {
  const [value, setValue] = React.useState<string | null>('Saffron');
  const [text, setText] = React.useState('');

  return (
    <Stack sx={{ gap: 1 }}>
      <Autocomplete
        options={spices}
        value={value}
        onChange={(event, next) => setValue(next)}
        inputValue={text}
        onInputChange={(event, next) => setText(next)}
        renderInput={(params) => <TextField {...params} label="Spice jar" />}
        sx={{ width: 300, maxWidth: '100%' }}
      />
      <Typography variant="body2" color="text.secondary">
        Value: {value ?? 'none'}. Text: {text || 'empty'}.
      </Typography>
    </Stack>
  );
}
