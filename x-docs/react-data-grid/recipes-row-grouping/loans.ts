import { type GridColDef } from '@mui/x-data-grid-premium';

export const loans = [
  { id: 1, title: 'Tides', branch: 'Central', genre: 'Novel', days: 12 },
  { id: 2, title: 'Bread at Home', branch: 'Central', genre: 'Food', days: 5 },
  { id: 3, title: 'Night Ferry', branch: 'Central', genre: 'Novel', days: 21 },
  { id: 4, title: 'The Orchard', branch: 'Central', genre: 'Garden', days: 9 },
  { id: 5, title: 'Small Balconies', branch: 'East', genre: 'Garden', days: 3 },
  { id: 6, title: 'Quiet Rooms', branch: 'East', genre: 'Novel', days: 17 },
  { id: 7, title: 'Soups', branch: 'Hill', genre: 'Food', days: 8 },
  { id: 8, title: 'A Winter Map', branch: 'Hill', genre: 'Novel', days: 14 },
  { id: 9, title: 'Herb Garden', branch: 'Hill', genre: 'Garden', days: 2 },
];

export const columns: GridColDef<(typeof loans)[number]>[] = [
  { field: 'title', headerName: 'Title', width: 150 },
  { field: 'branch', headerName: 'Branch', width: 110 },
  { field: 'genre', headerName: 'Genre', width: 110 },
  { field: 'days', headerName: 'Days', type: 'number', width: 90 },
];
