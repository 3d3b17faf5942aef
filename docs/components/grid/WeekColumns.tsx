import Grid from '@mui/material/Grid';
import { Cell } from './cell';

export default function WeekColumns() {
  return (
    <Grid container columns={7} spacing={1}>
      <Grid size={5}>
        <Cell>Monday to Friday</Cell>
      </Grid>
      <Grid size={2}>
        <Cell>Sat, Sun</Cell>
      </Grid>
    </Grid>
  );
}
