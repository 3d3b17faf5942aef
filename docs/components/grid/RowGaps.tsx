import Grid from '@mui/material/Grid';
import { Cell } from './cell';

export default function RowGaps() {
  return (
    <Grid container rowSpacing={0.5} columnSpacing={{ xs: 1, sm: 4 }}>
      {['Kick', 'Snare', 'Hi-hat', 'Tom', 'Ride', 'Crash'].map((drum) => (
        <Grid key={drum} size={6}>
          <Cell>{drum}</Cell>
        </Grid>
      ))}
    </Grid>
  );
}
