import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type GridColDef, type GridListViewColDef } from '@mui/x-data-grid-pro';

export interface Sighting {
  id: number;
  bird: string;
  place: string;
  date: string;
  count: number;
}

export const sightings: Sighting[] = [
  {
    id: 1,
    bird: 'Common tern',
    place: 'North pier',
    date: '5/2/2025',
    count: 14,
  },
  {
    id: 2,
    bird: 'Reed warbler',
    place: 'Old canal',
    date: '5/3/2025',
    count: 3,
  },
  { id: 3, bird: 'Osprey', place: 'Lake Harlow', date: '5/3/2025', count: 1 },
  {
    id: 4,
    bird: 'Sand martin',
    place: 'Gravel pit',
    date: '5/6/2025',
    count: 40,
  },
  { id: 5, bird: 'Lapwing', place: 'Wet meadow', date: '5/9/2025', count: 8 },
];

export const columns: GridColDef<Sighting>[] = [
  { field: 'bird', headerName: 'Bird', flex: 1, minWidth: 120 },
  { field: 'place', headerName: 'Place', width: 130 },
  { field: 'date', headerName: 'Date', width: 100 },
  { field: 'count', headerName: 'Count', type: 'number', width: 80 },
];

export const listViewColumn: GridListViewColDef<Sighting> = {
  field: 'sighting',
  renderCell: ({ row }) => (
    <Stack sx={{ height: 1, justifyContent: 'center' }}>
      <Typography variant="body2" sx={{ fontWeight: 'bold' }}>
        {row.bird}, {row.count}
      </Typography>
      <Typography variant="caption" color="textSecondary">
        {row.place}, {row.date}
      </Typography>
    </Stack>
  ),
};
