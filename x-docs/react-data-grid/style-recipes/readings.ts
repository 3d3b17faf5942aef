import { type GridColDef } from '@mui/x-data-grid';

export const readings = [
  { id: 1, region: 'Coast', station: 'Pier Head', rain: 4, wind: 52 },
  { id: 2, region: 'Coast', station: 'Lighthouse', rain: 7, wind: 61 },
  { id: 3, region: 'Valley', station: 'Mill Race', rain: 21, wind: 18 },
  { id: 4, region: 'Valley', station: 'Vineyard', rain: 12, wind: 24 },
  { id: 5, region: 'Hills', station: 'Upper Dam', rain: 26, wind: 43 },
];

export const columns: GridColDef<(typeof readings)[number]>[] = [
  { field: 'station', headerName: 'Station', width: 130 },
  { field: 'region', headerName: 'Region', width: 110 },
  { field: 'rain', headerName: 'Rain (mm)', type: 'number', width: 120 },
  { field: 'wind', headerName: 'Wind (km/h)', type: 'number', width: 120 },
];
