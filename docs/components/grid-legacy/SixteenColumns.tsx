import GridLegacy from '@mui/material/GridLegacy';
import { Tile } from './Tile';

export default function SixteenColumns() {
  return (
    <GridLegacy container spacing={2} columns={16}>
      <GridLegacy item xs={8}>
        <Tile>8 of 16</Tile>
      </GridLegacy>
      <GridLegacy item xs={5}>
        <Tile>5</Tile>
      </GridLegacy>
      <GridLegacy item xs={3}>
        <Tile>3</Tile>
      </GridLegacy>
    </GridLegacy>
  );
}
