import Box from '@mui/system/Box';
import Grid from '@mui/system/Grid';
import { cell } from './cell';

export default function GrowingFields() {
  return (
    <Grid container spacing={2}>
      <Grid size="grow">
        <Box sx={cell}>grow</Box>
      </Grid>
      <Grid size={6}>
        <Box sx={cell}>6 columns</Box>
      </Grid>
      <Grid size="grow">
        <Box sx={cell}>grow</Box>
      </Grid>
    </Grid>
  );
}
