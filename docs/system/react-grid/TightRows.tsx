import Box from '@mui/system/Box';
import Grid from '@mui/system/Grid';
import { cell } from './cell';

const berths = ['Berth 1', 'Berth 2', 'Berth 3', 'Berth 4'];

export default function TightRows() {
  return (
    <Grid container rowSpacing={1} columnSpacing={{ xs: 1, sm: 4 }}>
      {berths.map((berth) => (
        <Grid key={berth} size={6}>
          <Box sx={cell}>{berth}</Box>
        </Grid>
      ))}
    </Grid>
  );
}
