import GridLegacy from '@mui/material/GridLegacy';
import { Tile } from './Tile';

export default function BasicGrid() {
  return (
    <GridLegacy container spacing={2}>
      <GridLegacy item xs={8}>
        <Tile>Chart: 8</Tile>
      </GridLegacy>
      <GridLegacy item xs={4}>
        <Tile>Legend: 4</Tile>
      </GridLegacy>
      <GridLegacy item xs={4}>
        <Tile>Tides: 4</Tile>
      </GridLegacy>
      <GridLegacy item xs={8}>
        <Tile>Forecast: 8</Tile>
      </GridLegacy>
    </GridLegacy>
  );
}
