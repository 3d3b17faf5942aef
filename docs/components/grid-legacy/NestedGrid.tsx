import GridLegacy from '@mui/material/GridLegacy';
import { Tile } from './Tile';

const floors = ['Ground floor', 'First floor'];
const rooms = ['A', 'B', 'C'];

export default function NestedGrid() {
  return (
    <GridLegacy container spacing={1}>
      {floors.map((floor) => (
        <GridLegacy key={floor} container item spacing={2}>
          {rooms.map((room) => (
            <GridLegacy key={room} item xs={4}>
              <Tile>
                {floor}, {room}
              </Tile>
            </GridLegacy>
          ))}
        </GridLegacy>
      ))}
    </GridLegacy>
  );
}
