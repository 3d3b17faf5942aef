import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { letters, type Letter } from './letters';

const columns: GridColDef<Letter>[] = [
  { field: 'shelf', headerName: 'Shelf', width: 80 },
  { field: 'sender', headerName: 'Sender (220 px)', width: 220 },
  { field: 'city', headerName: 'City (default)' },
  { field: 'pages', headerName: 'Pages', type: 'number', width: 90 },
];

export default function FixedWidths() {
  return (
    <Box
      role="region"
      aria-label="Letters in columns of fixed width"
      sx={{ height: 320, width: '100%' }}
    >
      <DataGrid rows={letters} columns={columns} hideFooter />
    </Box>
  );
}
