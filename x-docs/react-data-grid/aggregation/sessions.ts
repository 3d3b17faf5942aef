import { type GridColDef } from '@mui/x-data-grid-premium';

export interface Session {
  id: number;
  site: string;
  plug: string;
  driver: string;
  day: Date;
  energy: number;
  minutes: number;
  price: number;
}

export const sessions: Session[] = [
  {
    id: 1,
    site: 'Town hall',
    plug: 'CCS',
    driver: 'Brightvan',
    day: new Date(2025, 4, 5),
    energy: 31.2,
    minutes: 38,
    price: 16.22,
  },
  {
    id: 2,
    site: 'Town hall',
    plug: 'Type 2',
    driver: 'A. Molina',
    day: new Date(2025, 4, 6),
    energy: 18.4,
    minutes: 205,
    price: 8.1,
  },
  {
    id: 3,
    site: 'Town hall',
    plug: 'CCS',
    driver: 'J. Petersen',
    day: new Date(2025, 4, 9),
    energy: 42.7,
    minutes: 51,
    price: 22.2,
  },
  {
    id: 4,
    site: 'Swimming pool',
    plug: 'Type 2',
    driver: 'A. Molina',
    day: new Date(2025, 4, 11),
    energy: 12.9,
    minutes: 150,
    price: 5.68,
  },
  {
    id: 5,
    site: 'Swimming pool',
    plug: 'Type 2',
    driver: 'K. Oduya',
    day: new Date(2025, 4, 12),
    energy: 22.1,
    minutes: 240,
    price: 9.72,
  },
  {
    id: 6,
    site: 'Swimming pool',
    plug: 'CCS',
    driver: 'Brightvan',
    day: new Date(2025, 4, 14),
    energy: 36.8,
    minutes: 44,
    price: 19.14,
  },
  {
    id: 7,
    site: 'Station square',
    plug: 'CCS',
    driver: 'R. Lindqvist',
    day: new Date(2025, 4, 15),
    energy: 51.3,
    minutes: 58,
    price: 26.68,
  },
  {
    id: 8,
    site: 'Station square',
    plug: 'CCS',
    driver: 'K. Oduya',
    day: new Date(2025, 4, 17),
    energy: 27.5,
    minutes: 33,
    price: 14.3,
  },
];

const euro = new Intl.NumberFormat('en', {
  style: 'currency',
  currency: 'EUR',
});

export const columns: GridColDef<Session>[] = [
  { field: 'site', headerName: 'Site', width: 150 },
  { field: 'driver', headerName: 'Driver', flex: 1, minWidth: 120 },
  { field: 'energy', headerName: 'kWh', type: 'number', width: 100 },
  { field: 'minutes', headerName: 'Minutes', type: 'number', width: 110 },
  {
    field: 'price',
    headerName: 'Price',
    type: 'number',
    width: 110,
    valueFormatter: (value?: number) =>
      value == null ? '' : euro.format(value),
  },
];
