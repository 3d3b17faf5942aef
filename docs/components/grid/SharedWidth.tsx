import Grid from '@mui/material/Grid';
import { Cell } from './cell';

export default function SharedWidth() {
  return (
    <Grid container spacing={2}>
      <Grid size="grow">
        <Cell>Bar</Cell>
      </Grid>
      <Grid size={6}>
        <Cell>Stage, always half</Cell>
      </Grid>
      <Grid size="grow">
        <Cell>Exit</Cell>
      </Grid>
    </Grid>
  );
}
