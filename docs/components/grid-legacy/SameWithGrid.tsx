import Grid from '@mui/material/Grid';
import { Tile } from './Tile';

const rooms = ['Lobby', 'Ward 1', 'Ward 2', 'Pharmacy'];

export default function SameWithGrid() {
  return (
    <Grid container spacing={2}>
      {rooms.map((room) => (
        <Grid key={room} size={{ xs: 12, sm: 6, md: 3 }}>
          <Tile>{room}</Tile>
        </Grid>
      ))}
    </Grid>
  );
}
