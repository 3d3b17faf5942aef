import Button from '@mui/material/Button';
import Grid from '@mui/material/Grid';
import TextField from '@mui/material/TextField';

export default function ContentWidth() {
  return (
    <Grid
      container
      component="form"
      spacing={1}
      aria-label="Timetable search"
      onSubmit={(event) => event.preventDefault()}
      sx={{ alignItems: 'center' }}
    >
      <Grid size="grow">
        <TextField fullWidth size="small" label="Stop" />
      </Grid>
      <Grid size="auto">
        <Button type="submit" variant="contained">
          Search
        </Button>
      </Grid>
    </Grid>
  );
}
