import Grid from '@mui/material/Grid';
import { Cell } from './cell';

export default function FrontPage() {
  return (
    <Grid container spacing={2}>
      <Grid size={7}>
        <Cell>Lead story: 7</Cell>
      </Grid>
      <Grid size={5}>
        <Cell>Photo: 5</Cell>
      </Grid>
      <Grid size={4}>
        <Cell>Tides: 4</Cell>
      </Grid>
      <Grid size={8}>
        <Cell>Letters: 8</Cell>
      </Grid>
    </Grid>
  );
}
