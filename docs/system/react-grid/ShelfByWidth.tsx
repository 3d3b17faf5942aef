import Box from '@mui/system/Box';
import Grid from '@mui/system/Grid';
import { cell } from './cell';

const shelves = ['Maps', 'Poetry', 'Travel', 'Ships', 'Birds', 'Law'];

export default function ShelfByWidth() {
  return (
    <Grid
      container
      columns={{ xs: 2, sm: 6, md: 12 }}
      spacing={{ xs: 1, md: 2 }}
    >
      {shelves.map((shelf) => (
        <Grid key={shelf} size={2}>
          <Box sx={cell}>{shelf}</Box>
        </Grid>
      ))}
    </Grid>
  );
}
