import Box from '@mui/system/Box';
import Grid from '@mui/system/Grid';
import { cell } from './cell';

const days = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'];

export default function SevenDays() {
  return (
    <Grid container columns={7} spacing={1}>
      {days.map((day) => (
        <Grid key={day} size={1}>
          <Box sx={cell}>{day}</Box>
        </Grid>
      ))}
    </Grid>
  );
}
