import * as React from 'react';
import TextField from '@mui/material/TextField';
import './UsernameValidation.css';

function problemOf(name: string) {
  if (name.length < 3) {
    return 'Use at least 3 characters';
  }
  if (!/^[a-z0-9-]+$/.test(name)) {
    return 'Use lowercase letters, digits and hyphens only';
  }
  return undefined;
}

export default function UsernameValidation() {
  const [name, setName] = React.useState('Ada L');
  const [checked, setChecked] = React.useState(true);
  const problem = checked ? problemOf(name) : undefined;

  const handleChange = (event: React.ChangeEvent<HTMLInputElement>) => {
    setName(event.target.value);
    // Once the name is right, wait for the next blur to complain again.
    if (problemOf(event.target.value) === undefined) {
      setChecked(false);
    }
  };

  return (
    <TextField
      label="User name"
      value={name}
      onChange={handleChange}
      onBlur={() => setChecked(true)}
      error={problem !== undefined}
      helperText={problem ?? 'Shown on your public profile'}
      className="username-validation"
    />
  );
}
