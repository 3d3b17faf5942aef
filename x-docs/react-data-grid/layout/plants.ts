import { type GridColDef } from '@mui/x-data-grid';

export interface Plant {
  id: number;
  name: string;
  bench: string;
  pots: number;
}

export const plants: Plant[] = [
  { id: 1, name: 'Lemon thyme', bench: 'North 1', pots: 64 },
  { id: 2, name: 'Purple basil', bench: 'North 2', pots: 120 },
  { id: 3, name: 'Chervil', bench: 'South 1', pots: 36 },
  { id: 4, name: 'Garden sorrel', bench: 'South 1', pots: 48 },
  { id: 5, name: 'Curly parsley', bench: 'South 3', pots: 150 },
  { id: 6, name: 'Summer savory', bench: 'North 4', pots: 24 },
  { id: 7, name: 'Lovage', bench: 'Shade 1', pots: 18 },
  { id: 8, name: 'Anise hyssop', bench: 'Shade 2', pots: 40 },
  { id: 9, name: 'Bronze fennel', bench: 'South 2', pots: 30 },
  { id: 10, name: 'Salad burnet', bench: 'North 3', pots: 72 },
];

export const columns: GridColDef<Plant>[] = [
  { field: 'name', headerName: 'Plant', flex: 1, minWidth: 140 },
  { field: 'bench', headerName: 'Bench', width: 110 },
  { field: 'pots', headerName: 'Pots', type: 'number', width: 90 },
];
