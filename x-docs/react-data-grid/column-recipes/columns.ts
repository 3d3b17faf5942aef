import { type GridColDef } from '@mui/x-data-grid-premium';

export interface Harvest {
  id: number;
  orchard: string;
  fruit: string;
  year: string;
  tons: number;
}

export const harvests: Harvest[] = [
  { id: 1, orchard: 'Hillside', fruit: 'Apple', year: '2023', tons: 31 },
  { id: 2, orchard: 'Hillside', fruit: 'Pear', year: '2023', tons: 12 },
  { id: 3, orchard: 'Riverbank', fruit: 'Apple', year: '2024', tons: 44 },
  { id: 4, orchard: 'Riverbank', fruit: 'Plum', year: '2024', tons: 9 },
  { id: 5, orchard: 'Hillside', fruit: 'Apple', year: '2024', tons: 28 },
];

export const columns: GridColDef<Harvest>[] = [
  { field: 'orchard', headerName: 'Orchard', width: 130 },
  { field: 'fruit', headerName: 'Fruit', width: 110 },
  { field: 'year', headerName: 'Year', width: 90 },
  { field: 'tons', headerName: 'Tons', type: 'number', width: 100 },
];
