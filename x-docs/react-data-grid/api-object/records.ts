import { type GridColDef } from '@mui/x-data-grid';

export interface Album {
  id: number;
  title: string;
  artist: string;
  year: number;
  stock: number;
}

const list: [string, string, number, number][] = [
  ['Copper Weather', 'The Lanterns', 1974, 3],
  ['Slow Tide', 'Mara Quill', 1981, 0],
  ['Night Bus Home', 'Delft Five', 1992, 7],
  ['Paper Kites', 'Mara Quill', 1985, 2],
  ['Signal Hill', 'Orrin & Sons', 1969, 1],
  ['Low Sun', 'The Lanterns', 1977, 0],
  ['Seven Rooms', 'Ilse Brandt', 2003, 5],
  ['Warm Static', 'Delft Five', 1996, 4],
  ['Ferryman', 'Orrin & Sons', 1971, 0],
  ['Glass Orchard', 'Ilse Brandt', 2008, 6],
  ['Half a Map', 'Tom Averill', 2015, 2],
  ['Winter Pay', 'Tom Averill', 2019, 9],
];

export const albums: Album[] = list.map(
  ([title, artist, year, stock], index) => ({
    id: index + 1,
    title,
    artist,
    year,
    stock,
  }),
);

export const columns: GridColDef<Album>[] = [
  { field: 'title', headerName: 'Album', flex: 1, minWidth: 150 },
  { field: 'artist', headerName: 'Artist', width: 140 },
  {
    field: 'year',
    headerName: 'Year',
    type: 'number',
    width: 90,
    valueFormatter: (value?: number) => String(value ?? ''),
  },
  { field: 'stock', headerName: 'In stock', type: 'number', width: 110 },
];
