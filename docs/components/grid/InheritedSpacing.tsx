import Grid from '@mui/material/Grid';
import { Cell } from './cell';

export default function InheritedSpacing() {
  return (
    <Grid container spacing={1}>
      <Grid container size={{ xs: 12, sm: 6 }}>
        <Grid size={6}>
          <Cell>Spacing 1</Cell>
        </Grid>
        <Grid size={6}>
          <Cell>inherited</Cell>
        </Grid>
      </Grid>
      <Grid container size={{ xs: 12, sm: 6 }} spacing={3}>
        <Grid size={6}>
          <Cell>Spacing 3</Cell>
        </Grid>
        <Grid size={6}>
          <Cell>its own</Cell>
        </Grid>
      </Grid>
    </Grid>
  );
}
