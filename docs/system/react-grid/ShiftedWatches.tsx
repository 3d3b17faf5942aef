import Box from '@mui/system/Box';
import Grid from '@mui/system/Grid';
import { cell } from './cell';

export default function ShiftedWatches() {
  return (
    <Grid container spacing={1}>
      <Grid size={4}>
        <Box sx={cell}>Watch 1</Box>
      </Grid>
      <Grid size={4} offset={4}>
        <Box sx={cell}>Watch 2, offset 4</Box>
      </Grid>
      <Grid size={4} offset="auto">
        <Box sx={cell}>Watch 3, auto</Box>
      </Grid>
    </Grid>
  );
}
