import { type GridColDef } from '@mui/x-data-grid';

export interface Cafe {
  id: number;
  name: string;
  stars: number;
  seats: number;
  opens: number;
}

export const cafes: Cafe[] = [
  { id: 1, name: 'Blue Door', stars: 4, seats: 28, opens: 7 },
  { id: 2, name: 'Mill-House', stars: 3, seats: 60, opens: 10 },
  { id: 3, name: 'Old Tram', stars: 5, seats: 16, opens: 8 },
  { id: 4, name: 'Pear & Fig', stars: 2, seats: 34, opens: 6 },
  { id: 5, name: 'River Mill', stars: 4, seats: 80, opens: 9 },
];

export const name: GridColDef<Cafe> = {
  field: 'name',
  headerName: 'Café',
  flex: 1,
  minWidth: 110,
};
export const stars: GridColDef<Cafe> = {
  field: 'stars',
  headerName: 'Stars',
  type: 'number',
  width: 90,
};
export const seats: GridColDef<Cafe> = {
  field: 'seats',
  headerName: 'Seats',
  type: 'number',
  width: 90,
};
export const opens: GridColDef<Cafe> = {
  field: 'opens',
  headerName: 'Opens',
  type: 'number',
  width: 100,
  valueFormatter: (hour: number) => `${hour}:00 AM`,
};
