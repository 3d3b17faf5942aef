import * as React from 'react';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import './UncontrolledForm.css';

export default function UncontrolledForm() {
  const [sent, setSent] = React.useState('Nothing sent yet');

  const handleSubmit = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    setSent(`Sent: ${data.get('guest')}, table for ${data.get('seats')}`);
  };

  return (
    <form onSubmit={handleSubmit} className="uncontrolled-form">
      <div className="uncontrolled-form-fields">
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
      <div className="uncontrolled-form-actions">
        <Button type="submit" variant="contained">
          Reserve
        </Button>
        <Typography role="status">{sent}</Typography>
      </div>
    </form>
  );
}
