import { type GridGetRowsParams } from '@mui/x-data-grid';
import { quakes, type Quake } from './quakes';
import { askServer } from './quakeServer';

const stored = new Map<number, Quake>();

/** The earthquakes as they are stored now. */
export const askStore = (params: GridGetRowsParams) =>
  askServer(
    params,
    quakes.map((quake) => stored.get(quake.id) ?? quake),
  );

/** Stores an earthquake; refuses a magnitude that cannot be. */
export async function storeQuake(quake: Quake) {
  if (quake.magnitude === null || quake.magnitude > 10) {
    throw new Error('A magnitude is a number up to 10.');
  }
  stored.set(quake.id, quake);
  return quake;
}
