import { useState, type FormEvent } from 'react';
import Button from '@mui/material/Button';
import Grid from '@mui/material/Grid';
import TextField from '@mui/material/TextField';

export default function ContentWidth() {
  const [isMissing, setMissing] = useState(false);
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setMissing(new FormData(event.currentTarget).get('stop') === '');
  };
  return (
    <Grid
      container
      component="form"
      spacing={1}
      aria-label="Timetable search"
      onSubmit={search}
      sx={{ alignItems: 'center' }}
    >
      <Grid size="grow">
        <TextField
          fullWidth
          size="small"
          label="Stop"
          name="stop"
          error={isMissing}
        />
      </Grid>
      <Grid size="auto">
        <Button type="submit" variant="contained">
          Search
        </Button>
      </Grid>
    </Grid>
  );
}
