import Grid from '@mui/material/Grid';
import { Cell } from './cell';

const lamps = ['Reading', 'Clamp', 'Floor', 'Pendant', 'Wall', 'Garden'];

export default function ProductColumns() {
  return (
    <Grid container component="ul" spacing={2} sx={{ m: 0, p: 0 }}>
      {lamps.map((lamp) => (
        <Grid
          key={lamp}
          component="li"
          size={{ xs: 12, sm: 6, md: 4 }}
          sx={{ listStyle: 'none' }}
        >
          <Cell>{lamp} lamp</Cell>
        </Grid>
      ))}
    </Grid>
  );
}
