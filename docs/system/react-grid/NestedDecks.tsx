import Box from '@mui/system/Box';
import Grid from '@mui/system/Grid';
import { cell } from './cell';

export default function NestedDecks() {
  return (
    <Grid container spacing={2}>
      <Grid size={4}>
        <Box sx={cell}>Bridge</Box>
      </Grid>
      <Grid container size={8}>
        {['Cabin 1', 'Cabin 2', 'Cabin 3', 'Cabin 4'].map((cabin) => (
          <Grid key={cabin} size={6}>
            <Box sx={cell}>{cabin}</Box>
          </Grid>
        ))}
      </Grid>
    </Grid>
  );
}
