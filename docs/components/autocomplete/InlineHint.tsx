import * as React from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { spices } from './spices';

export default function InlineHint() {
  const [value, setValue] = React.useState<string | null>(null);
  const [text, setText] = React.useState('');
  const match = spices.find(
    (spice) =>
      text !== '' && spice.toLowerCase().startsWith(text.toLowerCase()),
  );
  const hint = match ? text + match.slice(text.length) : '';

  return (
    <Autocomplete
      options={spices}
      value={value}
      onChange={(event, next) => setValue(next)}
      inputValue={text}
      onInputChange={(event, next) => setText(next)}
      onKeyDown={(event) => {
        if (event.key === 'Tab' && match) {
          setValue(match);
        }
      }}
      renderInput={(params) => (
        <Box sx={{ position: 'relative' }}>
          <Typography
            aria-hidden
            sx={{
              position: 'absolute',
              insetInlineStart: 14,
              top: 16,
              opacity: 0.5,
              pointerEvents: 'none',
              whiteSpace: 'nowrap',
              lineHeight: '24px',
            }}
          >
            {hint}
          </Typography>
          <TextField {...params} label="Start to type" />
        </Box>
      )}
      sx={{ width: 300, maxWidth: '100%' }}
    />
  );
}
