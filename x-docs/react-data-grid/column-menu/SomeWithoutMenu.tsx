import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { records, type VinylRecord } from './records';

const columns: GridColDef<VinylRecord>[] = [
  { field: 'title', headerName: 'Title', flex: 1, minWidth: 130 },
  { field: 'artist', headerName: 'Artist', width: 160 },
  {
    field: 'year',
    headerName: 'Year (no menu)',
    width: 140,
    disableColumnMenu: true,
  },
];

export default function SomeWithoutMenu() {
  return (
    <Box
      role="region"
      aria-label="Records, one column without a menu"
      sx={{ height: 270, width: '100%' }}
    >
      <DataGrid rows={records} columns={columns} hideFooter />
    </Box>
  );
}
