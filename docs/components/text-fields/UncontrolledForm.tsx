import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

export default function UncontrolledForm() {
  const [sent, setSent] = React.useState('Nothing sent yet');

  const handleSubmit = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    setSent(`Sent: ${data.get('guest')}, table for ${data.get('seats')}`);
  };

  return (
    <Stack component="form" onSubmit={handleSubmit} sx={{ gap: 2 }}>
      <Stack sx={{ gap: 2, flexDirection: { xs: 'column', sm: 'row' } }}>
        <TextField
          required
          fullWidth
          name="guest"
          label="Guest"
          defaultValue="Marta Silva"
        />
        <TextField
          required
          name="seats"
          label="Seats"
          defaultValue="4"
          slotProps={{ htmlInput: { inputMode: 'numeric', pattern: '[0-9]+' } }}
        />
      </Stack>
      <Stack
        direction="row"
        sx={{ flexWrap: 'wrap', gap: 2, alignItems: 'center' }}
      >
        <Button type="submit" variant="contained">
          Reserve
        </Button>
        <Typography role="status">{sent}</Typography>
      </Stack>
    </Stack>
  );
}
