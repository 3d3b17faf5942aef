import Grid from '@mui/material/Grid';
import { Cell } from './cell';

export default function NestedGrids() {
  return (
    <Grid container spacing={2}>
      <Grid size={4}>
        <Cell>Sidebar</Cell>
      </Grid>
      <Grid container size={8}>
        <Grid size={12}>
          <Cell>Map</Cell>
        </Grid>
        <Grid size={6}>
          <Cell>Ascent 640 m</Cell>
        </Grid>
        <Grid size={6}>
          <Cell>Length 11.2 km</Cell>
        </Grid>
      </Grid>
    </Grid>
  );
}
