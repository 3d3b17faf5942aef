import {
  type GridColDef,
  type GridGetRowsParams,
  type GridGetRowsResponse,
} from '@mui/x-data-grid-premium';

export interface Ride {
  id: string;
  city: string;
  vehicle: string;
  driver: string;
  fare: number;
}

/** A row that the server sends: a ride or a group of rides. */
export interface RideRow extends Partial<Ride> {
  id: string;
  group?: string;
  rides?: number;
}

const cities = ['Graz', 'Linz', 'Vienna'];
const vehicles = ['Van', 'Limousine', 'E-bike'];
const drivers = ['Mira Kofler', 'Jonas Pichler', 'Sena Aydin', 'Leo Brandt'];

const rides: Ride[] = Array.from({ length: 54 }, (_, index) => ({
  id: `R${500 + index}`,
  city: cities[(index * 7) % 3],
  vehicle: vehicles[Math.floor(index / 3) % 3],
  driver: drivers[(index * 3) % 4],
  fare: 8 + ((index * 13) % 47),
}));

/** The first level is there at once, the others take half a second. */
export async function askRides({
  groupFields = [],
  groupKeys = [],
  sortModel,
}: GridGetRowsParams): Promise<GridGetRowsResponse> {
  const read = (ride: Ride, field: string) => String(ride[field as keyof Ride]);
  const found = rides.filter((ride) =>
    groupKeys.every((key, level) => read(ride, groupFields[level]) === key),
  );
  const field = groupFields[groupKeys.length];
  const [rule] = sortModel;
  if (groupKeys.length > 0) {
    await new Promise((resolve) => {
      setTimeout(resolve, 500);
    });
  }
  if (!field) {
    const by = rule?.field ?? 'fare';
    const sign = rule?.sort === 'desc' ? -1 : 1;
    const options = { numeric: true };
    found.sort(
      (a, b) => sign * read(a, by).localeCompare(read(b, by), 'en', options),
    );
    return { rows: found };
  }
  const keys = [...new Set(found.map((ride) => read(ride, field)))].sort();
  const groups = keys.map((key): RideRow => ({
    id: [...groupKeys, key].join('/'),
    group: key,
    rides: found.filter((ride) => read(ride, field) === key).length,
  }));
  return groupKeys.length > 0
    ? { rows: groups }
    : { rows: groups, rowCount: groups.length };
}

export const getGroupKey = (row: Partial<RideRow>) => row.group ?? row.id ?? '';
export const getChildrenCount = (row: Partial<RideRow>) => row.rides ?? 0;

export const columns: GridColDef<RideRow>[] = [
  { field: 'city', headerName: 'City', width: 110 },
  { field: 'vehicle', headerName: 'Vehicle', width: 110 },
  { field: 'driver', headerName: 'Driver', flex: 1, minWidth: 140 },
  { field: 'fare', headerName: 'Fare (€)', type: 'number', width: 110 },
];
