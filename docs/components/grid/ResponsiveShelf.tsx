import Grid from '@mui/material/Grid';
import { Cell } from './cell';

const teas = ['Assam', 'Sencha', 'Rooibos', 'Jasmine', 'Earl Grey', 'Mint'];

export default function ResponsiveShelf() {
  return (
    <Grid
      container
      columns={{ xs: 2, sm: 6, lg: 12 }}
      spacing={{ xs: 1, md: 2 }}
    >
      {teas.map((tea, index) => (
        <Grid key={tea} size={{ xs: 1, sm: index === 0 ? 6 : 2, lg: 4 }}>
          <Cell>{tea}</Cell>
        </Grid>
      ))}
    </Grid>
  );
}
