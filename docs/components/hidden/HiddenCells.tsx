import Grid from '@mui/material/Grid';
import Paper from '@mui/material/Paper';

export default function HiddenCells() {
  return (
    <Grid container spacing={2}>
      <Grid size="grow">
        <Paper variant="outlined" sx={{ p: 2 }}>
          Arrivals
        </Paper>
      </Grid>
      <Grid size="grow" sx={{ display: { xs: 'none', sm: 'block' } }}>
        <Paper variant="outlined" sx={{ p: 2 }}>
          Platforms (from sm)
        </Paper>
      </Grid>
      <Grid size="grow" sx={{ display: { xs: 'none', lg: 'block' } }}>
        <Paper variant="outlined" sx={{ p: 2 }}>
          Weather (from lg)
        </Paper>
      </Grid>
    </Grid>
  );
}
