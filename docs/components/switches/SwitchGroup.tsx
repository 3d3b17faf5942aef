import * as React from 'react';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Switch from '@mui/material/Switch';

const channels = [
  { key: 'email', label: 'Email' },
  { key: 'push', label: 'Push message' },
  { key: 'sms', label: 'Text message' },
];

export default function SwitchGroup() {
  const [on, setOn] = React.useState<string[]>(['email']);

  const toggle = (event: React.ChangeEvent<HTMLInputElement>) => {
    const { name, checked } = event.target;
    setOn(checked ? [...on, name] : on.filter((key) => key !== name));
  };

  return (
    <FormControl component="fieldset" variant="standard">
      <FormLabel component="legend">Tell me about price drops by</FormLabel>
      <FormGroup>
        {channels.map(({ key, label }) => (
          <FormControlLabel
            key={key}
            control={
              <Switch name={key} checked={on.includes(key)} onChange={toggle} />
            }
            label={label}
          />
        ))}
      </FormGroup>
      <FormHelperText role="status">
        {on.length === 0 ? 'You will hear nothing' : `${on.length} of 3 on`}
      </FormHelperText>
    </FormControl>
  );
}
