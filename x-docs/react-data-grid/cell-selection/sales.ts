import { type GridColDef } from '@mui/x-data-grid-premium';

export interface Stand {
  id: string;
  april: number;
  may: number;
  june: number;
}

export const stands: Stand[] = [
  { id: 'Apples', april: 420, may: 380, june: 310 },
  { id: 'Berries', april: 60, may: 540, june: 910 },
  { id: 'Cheese', april: 330, may: 350, june: 340 },
  { id: 'Flowers', april: 700, may: 860, june: 640 },
  { id: 'Honey', april: 150, may: 170, june: 260 },
];

const month = (field: string, headerName: string): GridColDef<Stand> => ({
  field,
  headerName,
  type: 'number',
  flex: 1,
  minWidth: 80,
});

export const columns: GridColDef<Stand>[] = [
  { field: 'id', headerName: 'Stand', width: 110 },
  month('april', 'April ($)'),
  month('may', 'May ($)'),
  month('june', 'June ($)'),
];
