import { type GridColDef } from '@mui/x-data-grid';

export interface Tea {
  id: number;
  name: string;
  kind: string;
  origin: string;
  price: number;
  supplier: string;
}

export const teas: Tea[] = [
  {
    id: 1,
    name: 'Sencha Asagiri',
    kind: 'Green tea',
    origin: 'Japan',
    price: 14.5,
    supplier: 'Hoshino',
  },
  {
    id: 2,
    name: 'Maté Pampa',
    kind: 'Infusion',
    origin: 'Argentina',
    price: 6.2,
    supplier: 'Río Sur',
  },
  {
    id: 3,
    name: 'Assam Hill',
    kind: 'Black tea',
    origin: 'India',
    price: 8.9,
    supplier: 'Barua',
  },
  {
    id: 4,
    name: 'Gyokuro Shade',
    kind: 'Green tea',
    origin: 'Japan',
    price: 29,
    supplier: 'Hoshino',
  },
  {
    id: 5,
    name: 'Nilgiri Frost',
    kind: 'Black tea',
    origin: 'India',
    price: 11.4,
    supplier: 'Barua',
  },
  {
    id: 6,
    name: 'Verveine Entière',
    kind: 'Infusion',
    origin: 'France',
    price: 7.8,
    supplier: 'Drôme Bio',
  },
];

export const columns: GridColDef<Tea>[] = [
  { field: 'name', headerName: 'Tea', flex: 1, minWidth: 150 },
  { field: 'kind', headerName: 'Kind', width: 120 },
  { field: 'origin', headerName: 'Origin', width: 120 },
  {
    field: 'price',
    headerName: 'Price (€)',
    type: 'number',
    width: 110,
    valueFormatter: (price: number) => price.toFixed(2),
  },
];
