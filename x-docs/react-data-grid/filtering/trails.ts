import { type GridColDef } from '@mui/x-data-grid';

export interface Trail {
  id: number;
  name: string;
  country: string;
  length: number;
  opens: Date;
  hut: boolean;
}

export const trails: Trail[] = [
  {
    id: 1,
    name: 'Sentier des Crêtes',
    country: 'Switzerland',
    length: 18.5,
    opens: new Date(2025, 5, 14),
    hut: true,
  },
  {
    id: 2,
    name: 'Höhenweg Süd',
    country: 'Austria',
    length: 24,
    opens: new Date(2025, 5, 28),
    hut: true,
  },
  {
    id: 3,
    name: 'Río Peña',
    country: 'Spain',
    length: 9.2,
    opens: new Date(2025, 2, 1),
    hut: false,
  },
  {
    id: 4,
    name: 'Lac Noir',
    country: 'Switzerland',
    length: 7.4,
    opens: new Date(2025, 4, 10),
    hut: false,
  },
  {
    id: 5,
    name: 'Karwendel Traverse',
    country: 'Austria',
    length: 31.8,
    opens: new Date(2025, 6, 5),
    hut: true,
  },
  {
    id: 6,
    name: 'Cabo Norte',
    country: 'Spain',
    length: 14.1,
    opens: new Date(2025, 2, 15),
    hut: false,
  },
];

export const countries = ['Austria', 'Spain', 'Switzerland'];

export const columns: GridColDef<Trail>[] = [
  { field: 'name', headerName: 'Trail', flex: 1, minWidth: 170 },
  {
    field: 'country',
    headerName: 'Country',
    type: 'singleSelect',
    valueOptions: countries,
    width: 130,
  },
  { field: 'length', headerName: 'Length (km)', type: 'number', width: 140 },
  { field: 'opens', headerName: 'Opens', type: 'date', width: 110 },
  { field: 'hut', headerName: 'Hut', type: 'boolean', width: 100 },
];
