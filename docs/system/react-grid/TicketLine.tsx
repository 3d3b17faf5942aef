import Box from '@mui/system/Box';
import Grid from '@mui/system/Grid';
import { cell } from './cell';

export default function TicketLine() {
  return (
    <Grid container spacing={2}>
      <Grid size="auto">
        <Box sx={cell}>Adult, round trip</Box>
      </Grid>
      <Grid size="grow">
        <Box sx={cell}>Old harbor to Island</Box>
      </Grid>
      <Grid size="auto">
        <Box sx={cell}>$24</Box>
      </Grid>
    </Grid>
  );
}
