import { type GridDataSource } from '@mui/x-data-grid-pro';

export interface FleetRow {
  id: string;
  name: string;
  vehicles: number;
  km?: number;
}

const depots = [
  { id: 'Foundry Lane', name: 'Foundry Lane', vehicles: 18 },
  { id: 'River Yard', name: 'River Yard', vehicles: 11 },
  { id: 'Old Station', name: 'Old Station', vehicles: 4 },
];

export async function askDepots() {
  return { rows: depots, rowCount: depots.length };
}

/** A part of a depot's vehicles, after half a second. */
export async function askVehicles(depot: string, start: number, count: number) {
  await new Promise((resolve) => {
    setTimeout(resolve, 500);
  });
  const { vehicles } = depots.find(({ id }) => id === depot)!;
  return Array.from({ length: vehicles }, (_, index): FleetRow => {
    const name = `${depot.slice(0, 1)}-${101 + index}`;
    return {
      id: `${depot}/${name}`,
      name,
      vehicles: 0,
      km: 8_400 + ((index * 3_719) % 61_000),
    };
  }).slice(start, start + count);
}

export const treeMethods = {
  getGroupKey: (row) => row.name,
  getChildrenCount: (row) => row.vehicles,
} satisfies Partial<GridDataSource>;
