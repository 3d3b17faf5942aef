import { type GridColDef } from '@mui/x-data-grid';

export interface Mountain {
  id: number;
  name: string;
  range: string;
  height: number;
  firstAscent: number;
}

export const mountains: Mountain[] = [
  {
    id: 1,
    name: 'Ortler',
    range: 'Eastern Alps',
    height: 3905,
    firstAscent: 1804,
  },
  {
    id: 2,
    name: 'Aneto',
    range: 'Pyrenees',
    height: 3404,
    firstAscent: 1842,
  },
  {
    id: 3,
    name: 'Galdhøpiggen',
    range: 'Jotunheimen',
    height: 2469,
    firstAscent: 1850,
  },
  {
    id: 4,
    name: 'Gerlach',
    range: 'High Tatras',
    height: 2655,
    firstAscent: 1834,
  },
  {
    id: 5,
    name: 'Moldoveanu',
    range: 'Southern Carpathians',
    height: 2544,
    firstAscent: 1837,
  },
];

export const columns: GridColDef<Mountain>[] = [
  { field: 'name', headerName: 'Mountain', flex: 1, minWidth: 140 },
  { field: 'range', headerName: 'Range', width: 180 },
  { field: 'height', headerName: 'Height (m)', type: 'number', width: 120 },
  {
    field: 'firstAscent',
    headerName: 'First ascent',
    type: 'number',
    width: 130,
    valueFormatter: (year: number) => String(year),
  },
];
