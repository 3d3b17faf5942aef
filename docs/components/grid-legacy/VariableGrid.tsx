import GridLegacy from '@mui/material/GridLegacy';
import { Tile } from './Tile';

export default function VariableGrid() {
  return (
    <GridLegacy container spacing={2}>
      <GridLegacy item xs="auto">
        <Tile>As wide as this text</Tile>
      </GridLegacy>
      <GridLegacy item xs={4}>
        <Tile>xs=4</Tile>
      </GridLegacy>
      <GridLegacy item xs>
        <Tile>The rest</Tile>
      </GridLegacy>
    </GridLegacy>
  );
}
