import * as React from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import { spices } from './spices';

const flags = [
  'autoComplete',
  'autoHighlight',
  'autoSelect',
  'blurOnSelect',
  'clearOnEscape',
  'disableClearable',
  'disableCloseOnSelect',
  'disableListWrap',
  'includeInputInList',
  'openOnFocus',
  'readOnly',
] as const;

export default function BehaviorPlayground() {
  const [on, setOn] = React.useState<string[]>(['autoHighlight']);
  const props = Object.fromEntries(flags.map((key) => [key, on.includes(key)]));

  const toggle = (event: React.ChangeEvent<HTMLInputElement>) => {
    const { name, checked } = event.target;
    setOn(checked ? [...on, name] : on.filter((key) => key !== name));
  };

  return (
    <Stack sx={{ gap: 2, alignItems: 'flex-start' }}>
      <Autocomplete
        {...props}
        options={spices}
        renderInput={(params) => <TextField {...params} label="Try a spice" />}
        sx={{ width: 300, maxWidth: '100%' }}
      />
      <Stack direction="row" sx={{ flexWrap: 'wrap' }}>
        {flags.map((key) => (
          <FormControlLabel
            key={key}
            control={
              <Switch
                size="small"
                name={key}
                checked={on.includes(key)}
                onChange={toggle}
              />
            }
            label={key}
            sx={{ width: 210, ml: 0 }}
          />
        ))}
      </Stack>
    </Stack>
  );
}
