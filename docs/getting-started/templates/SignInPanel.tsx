import * as React from 'react';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

export default function SignInPanel() {
  const [email, setEmail] = React.useState('');
  const [checked, setChecked] = React.useState(false);
  const missing = checked && !email.includes('@');

  const handleSubmit = (event: React.FormEvent) => {
    event.preventDefault();
    setChecked(true);
  };

  return (
    <Paper variant="outlined" sx={{ maxWidth: 380, p: 3, mx: 'auto' }}>
      <Stack
        component="form"
        noValidate
        aria-label="Sign in to the allotment club"
        spacing={2}
        onSubmit={handleSubmit}
      >
        <Typography variant="h5" component="p">
          Allotment club
        </Typography>
        <TextField
          label="Email"
          type="email"
          autoComplete="email"
          value={email}
          onChange={(event) => setEmail(event.target.value)}
          error={missing}
          helperText={missing ? 'Enter an address with an @ sign' : ' '}
        />
        <TextField
          label="Password"
          type="password"
          autoComplete="current-password"
        />
        <FormControlLabel control={<Checkbox />} label="Keep me signed in" />
        <Button type="submit" variant="contained" size="large">
          Sign in
        </Button>
        <Link component="button" type="button" sx={{ alignSelf: 'center' }}>
          Forgot your password?
        </Link>
      </Stack>
    </Paper>
  );
}
