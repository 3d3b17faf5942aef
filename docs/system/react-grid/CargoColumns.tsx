import Box from '@mui/system/Box';
import Grid from '@mui/system/Grid';
import { cell } from './cell';

export default function CargoColumns() {
  return (
    <Grid container spacing={2}>
      <Grid size={8}>
        <Box sx={cell}>Containers</Box>
      </Grid>
      <Grid size={4}>
        <Box sx={cell}>Bulk</Box>
      </Grid>
      <Grid size={4}>
        <Box sx={cell}>Cars</Box>
      </Grid>
      <Grid size={8}>
        <Box sx={cell}>Timber</Box>
      </Grid>
    </Grid>
  );
}
