import type { GridColDef } from '@mui/x-data-grid';

export const crateColumns: GridColDef[] = [
  { field: 'grower', headerName: 'Grower', flex: 1, minWidth: 120 },
  { field: 'fruit', headerName: 'Fruit', flex: 1, minWidth: 100 },
  { field: 'crates', headerName: 'Crates', type: 'number', width: 100 },
];

export const crateRows = [
  { id: 1, grower: 'Aldana', fruit: 'Quince', crates: 14 },
  { id: 2, grower: 'Bosch', fruit: 'Pear', crates: 32 },
  { id: 3, grower: 'Okafor', fruit: 'Plum', crates: 27 },
  { id: 4, grower: 'Virtanen', fruit: 'Apple', crates: 45 },
];
