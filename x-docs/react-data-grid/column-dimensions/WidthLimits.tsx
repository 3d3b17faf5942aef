import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { letters, type Letter } from './letters';

const columns: GridColDef<Letter>[] = [
  { field: 'sender', headerName: 'Sender', width: 200, minWidth: 140 },
  {
    field: 'subject',
    headerName: '180 to 320 px',
    width: 240,
    minWidth: 180,
    maxWidth: 320,
  },
  { field: 'city', headerName: 'City', width: 140 },
];

export default function WidthLimits() {
  return (
    <Box
      role="region"
      aria-label="Letters in columns with limits"
      sx={{ height: 320, width: '100%' }}
    >
      <DataGrid rows={letters} columns={columns} hideFooter />
    </Box>
  );
}
