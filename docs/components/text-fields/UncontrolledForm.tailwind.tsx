import * as React from 'react';
import Button from '@mui/material/Button';
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
    <form onSubmit={handleSubmit} className="flex flex-col gap-4">
      <div className="flex flex-col gap-4 min-[600px]:flex-row">
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
      </div>
      <div className="flex flex-wrap items-center gap-4">
        <Button type="submit" variant="contained">
          Reserve
        </Button>
        <Typography role="status">{sent}</Typography>
      </div>
    </form>
  );
}
