import GridLegacy from '@mui/material/GridLegacy';
import { Tile } from './Tile';

const rooms = ['Lobby', 'Ward 1', 'Ward 2', 'Pharmacy'];

export default function BreakpointGrid() {
  return (
    <GridLegacy container spacing={2}>
      {rooms.map((room) => (
        <GridLegacy key={room} item xs={12} sm={6} md={3}>
          <Tile>{room}</Tile>
        </GridLegacy>
      ))}
    </GridLegacy>
  );
}
