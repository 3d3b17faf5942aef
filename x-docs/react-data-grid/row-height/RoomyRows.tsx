import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { reviews, type Review } from './reviews';

const columns: GridColDef<Review>[] = [
  {
    field: 'reader',
    headerName: 'Reader',
    width: 90,
    display: 'flex',
    renderCell: ({ row }) => (
      <Avatar
        role="img"
        aria-label={row.reader}
        sx={{ bgcolor: 'primary.main', color: 'primary.contrastText' }}
      >
        {row.reader[0]}
      </Avatar>
    ),
  },
  { field: 'book', headerName: 'Book', flex: 1, minWidth: 150 },
  { field: 'stars', headerName: 'Stars', type: 'number', width: 90 },
];

export default function RoomyRows() {
  return (
    <Box
      role="region"
      aria-label="Reviews, rows of 72 pixels"
      sx={{ height: 420, width: '100%' }}
    >
      <DataGrid rows={reviews} columns={columns} rowHeight={72} hideFooter />
    </Box>
  );
}
