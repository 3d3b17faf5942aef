import GridLegacy from '@mui/material/GridLegacy';
import { Tile } from './Tile';

export default function AutoGrid() {
  return (
    <GridLegacy container spacing={2}>
      <GridLegacy item xs>
        <Tile>xs</Tile>
      </GridLegacy>
      <GridLegacy item xs={6}>
        <Tile>xs=6</Tile>
      </GridLegacy>
      <GridLegacy item xs>
        <Tile>xs</Tile>
      </GridLegacy>
    </GridLegacy>
  );
}
