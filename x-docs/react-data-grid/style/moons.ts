import { type GridColDef } from '@mui/x-data-grid';

export interface Moon {
  id: number;
  name: string;
  planet: 'Earth' | 'Jupiter' | 'Saturn' | 'Neptune';
  diameter: number;
  days: number;
}

export const moons: Moon[] = [
  { id: 1, name: 'Moon', planet: 'Earth', diameter: 3475, days: 27.3 },
  { id: 2, name: 'Io', planet: 'Jupiter', diameter: 3643, days: 1.8 },
  { id: 3, name: 'Europa', planet: 'Jupiter', diameter: 3122, days: 3.6 },
  { id: 4, name: 'Ganymede', planet: 'Jupiter', diameter: 5268, days: 7.2 },
  { id: 5, name: 'Titan', planet: 'Saturn', diameter: 5150, days: 15.9 },
  { id: 6, name: 'Enceladus', planet: 'Saturn', diameter: 504, days: 1.4 },
  { id: 7, name: 'Triton', planet: 'Neptune', diameter: 2707, days: 5.9 },
];

export const columns: GridColDef<Moon>[] = [
  { field: 'name', headerName: 'Moon', flex: 1, minWidth: 110 },
  { field: 'planet', headerName: 'Planet', width: 120 },
  {
    field: 'diameter',
    headerName: 'Diameter (km)',
    type: 'number',
    width: 150,
  },
  { field: 'days', headerName: 'Orbit (days)', type: 'number', width: 140 },
];
