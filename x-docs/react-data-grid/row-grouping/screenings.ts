import { type GridColDef } from '@mui/x-data-grid-premium';

export interface Screening {
  id: number;
  film: string;
  country: string;
  genre: string;
  venue: string | null;
  day: Date;
  visitors: number;
}

export const screenings: Screening[] = [
  {
    id: 1,
    film: 'Salt Roads',
    country: 'Portugal',
    genre: 'Drama',
    venue: 'Harbor Cinema',
    day: new Date(2025, 5, 2),
    visitors: 212,
  },
  {
    id: 2,
    film: 'The Quiet Orchard',
    country: 'Japan',
    genre: 'Drama',
    venue: 'Harbor Cinema',
    day: new Date(2025, 5, 2),
    visitors: 168,
  },
  {
    id: 3,
    film: 'Night Ferry',
    country: 'Norway',
    genre: 'Thriller',
    venue: 'Harbor Cinema',
    day: new Date(2025, 5, 3),
    visitors: 240,
  },
  {
    id: 4,
    film: 'Paper Lanterns',
    country: 'Japan',
    genre: 'Animation',
    venue: 'Old Brewery',
    day: new Date(2025, 5, 3),
    visitors: 96,
  },
  {
    id: 5,
    film: 'Low Tide',
    country: 'Portugal',
    genre: 'Documentary',
    venue: 'Old Brewery',
    day: new Date(2025, 5, 4),
    visitors: 71,
  },
  {
    id: 6,
    film: 'Copper Wire',
    country: 'Chile',
    genre: 'Thriller',
    venue: 'Old Brewery',
    day: new Date(2025, 5, 4),
    visitors: 88,
  },
  {
    id: 7,
    film: 'Small Hours',
    country: 'Norway',
    genre: 'Drama',
    venue: 'Garden Stage',
    day: new Date(2025, 5, 5),
    visitors: 305,
  },
  {
    id: 8,
    film: 'The Map Seller',
    country: 'Chile',
    genre: 'Documentary',
    venue: 'Garden Stage',
    day: new Date(2025, 6, 1),
    visitors: 274,
  },
  {
    id: 9,
    film: 'Tin Whistle',
    country: 'Ireland',
    genre: 'Animation',
    venue: 'Garden Stage',
    day: new Date(2025, 6, 1),
    visitors: 331,
  },
  {
    id: 10,
    film: 'Second Harvest',
    country: 'Ireland',
    genre: 'Documentary',
    venue: 'Harbor Cinema',
    day: new Date(2025, 6, 2),
    visitors: 143,
  },
];

export const columns: GridColDef<Screening>[] = [
  { field: 'film', headerName: 'Film', width: 180 },
  { field: 'venue', headerName: 'Venue', width: 150 },
  { field: 'genre', headerName: 'Genre', width: 130 },
  { field: 'country', headerName: 'Country', width: 110 },
  { field: 'visitors', headerName: 'Visitors', type: 'number', width: 110 },
];
