import { type GridColDef } from '@mui/x-data-grid';

export interface Reading {
  id: number;
  station: string;
  wind: number;
  rain: number;
  sun: number;
  snow: number;
}

const stations = ['Harbor', 'Ridge', 'Valley', 'Airport', 'Forest'];

export const readings: Reading[] = Array.from({ length: 100 }, (_, index) => ({
  id: index + 1,
  station: `${stations[index % 5]} ${Math.floor(index / 5) + 1}`,
  wind: (index * 7) % 60,
  rain: (index * 3) % 25,
  sun: (index * 5) % 14,
  snow: (index * 11) % 40,
}));

const number = (field: string, headerName: string): GridColDef<Reading> => ({
  field,
  headerName,
  type: 'number',
  width: 170,
});

export const columns: GridColDef<Reading>[] = [
  { field: 'id', headerName: 'No.', width: 80 },
  { field: 'station', headerName: 'Station', width: 150 },
  number('wind', 'Wind (mph)'),
  number('rain', 'Rain (in)'),
  number('sun', 'Sun (h)'),
  number('snow', 'Snow (in)'),
];
