import Grid from '@mui/material/Grid';
import { Cell } from './cell';

export default function InheritedColumns() {
  return (
    <Grid container columns={10} spacing={1}>
      <Grid container size={10}>
        <Grid size={5}>
          <Cell>5 of 10, inherited</Cell>
        </Grid>
        <Grid size={5}>
          <Cell>5 of 10, inherited</Cell>
        </Grid>
      </Grid>
      <Grid container size={10} columns={15}>
        {['first', 'second', 'third'].map((part) => (
          <Grid key={part} size={5}>
            <Cell>5 of 15, {part}</Cell>
          </Grid>
        ))}
      </Grid>
    </Grid>
  );
}
