import Box from '@mui/system/Box';
import Grid from '@mui/system/Grid';
import { cell } from './cell';

const crew = ['Captain', 'Engineer', 'Cook', 'Deckhand'];

export default function CrewCards() {
  return (
    <Grid container spacing={2}>
      {crew.map((role) => (
        <Grid key={role} size={{ xs: 12, sm: 6, md: 3 }}>
          <Box sx={cell}>{role}</Box>
        </Grid>
      ))}
    </Grid>
  );
}
