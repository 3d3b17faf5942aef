import * as React from 'react';
import TextField from '@mui/material/TextField';
import './UsernameValidation.css';

function problemOf(name: string) {
  if (name.length < 3) {
    return 'Use at least 3 characters';
  }
  if (!/^[a-z0-9-]+$/.test(name)) {
    return 'Use lower case letters, digits and hyphens only';
  }
  return undefined;
}

export default function UsernameValidation() {
  const [name, setName] = React.useState('Ada L');
  const [touched, setTouched] = React.useState(true);
  const problem = touched ? problemOf(name) : undefined;

  return (
    <TextField
      label="User name"
      value={name}
      onChange={(event) => setName(event.target.value)}
      onFocus={() => setTouched(false)}
      onBlur={() => setTouched(true)}
      error={problem !== undefined}
      helperText={problem ?? 'Shown on your public profile'}
      className="username-validation"
    />
  );
}
