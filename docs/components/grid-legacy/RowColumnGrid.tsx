import GridLegacy from '@mui/material/GridLegacy';
import { Tile } from './Tile';

const docks = ['Dock 1', 'Dock 2', 'Dock 3', 'Dock 4'];

export default function RowColumnGrid() {
  return (
    <GridLegacy container rowSpacing={1} columnSpacing={{ xs: 1, sm: 4 }}>
      {docks.map((dock) => (
        <GridLegacy key={dock} item xs={6}>
          <Tile>{dock}</Tile>
        </GridLegacy>
      ))}
    </GridLegacy>
  );
}
