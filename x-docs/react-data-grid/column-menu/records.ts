import { type GridColDef } from '@mui/x-data-grid';

export interface VinylRecord {
  id: number;
  title: string;
  artist: string;
  label: string;
  year: number;
  price: number;
}

export const records: VinylRecord[] = [
  {
    id: 1,
    title: 'Low Tide',
    artist: 'Marble Choir',
    label: 'Northgate',
    year: 1978,
    price: 34,
  },
  {
    id: 2,
    title: 'Copper Hours',
    artist: 'Inez Ballard',
    label: 'Parcel',
    year: 1984,
    price: 22,
  },
  {
    id: 3,
    title: 'Signal Street',
    artist: 'The Understudies',
    label: 'Northgate',
    year: 1981,
    price: 48,
  },
  {
    id: 4,
    title: 'Field Notes',
    artist: 'Otto Valdis',
    label: 'Parcel',
    year: 1992,
    price: 19,
  },
];

export const columns: GridColDef<VinylRecord>[] = [
  { field: 'title', headerName: 'Title', flex: 1, minWidth: 130 },
  { field: 'artist', headerName: 'Artist', width: 160 },
  { field: 'label', headerName: 'Label', width: 120 },
  { field: 'year', headerName: 'Year', width: 90 },
  { field: 'price', headerName: 'Price (€)', type: 'number', width: 110 },
];
