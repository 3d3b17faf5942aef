import { type GridColDef } from '@mui/x-data-grid';

export interface Departure {
  id: number;
  time: string;
  island: string;
  ferry: string;
  seats: number;
  delayed: boolean;
}

const list: [string, string, string, number][] = [
  ['07:10', 'Havnoy', 'Skarv', 42],
  ['07:45', 'Lyngholm', 'Terne', 8],
  ['08:30', 'Sandvaer', 'Skarv', 65],
  ['09:15', 'Havnoy', 'Lomvi', 120],
  ['10:05', 'Ytre Rosk', 'Terne', 17],
  ['11:40', 'Lyngholm', 'Lomvi', 96],
  ['12:20', 'Sandvaer', 'Skarv', 31],
  ['13:55', 'Ytre Rosk', 'Terne', 54],
  ['15:30', 'Havnoy', 'Lomvi', 73],
  ['17:10', 'Lyngholm', 'Skarv', 12],
];

export const departures: Departure[] = list.map(
  ([time, island, ferry, seats], index) => ({
    id: index + 1,
    time,
    island,
    ferry,
    seats,
    delayed: false,
  }),
);

export const columns: GridColDef<Departure>[] = [
  { field: 'time', headerName: 'Departure', width: 110 },
  { field: 'island', headerName: 'Island', flex: 1, minWidth: 120 },
  { field: 'ferry', headerName: 'Ferry', width: 100 },
  { field: 'seats', headerName: 'Free seats', type: 'number', width: 110 },
];
