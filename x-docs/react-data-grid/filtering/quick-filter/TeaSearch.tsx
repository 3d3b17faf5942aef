import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import { columns, teas } from './teas';

export default function TeaSearch() {
  return (
    <Box
      role="region"
      aria-label="Teas with a search field"
      sx={{ height: 426, width: '100%' }}
    >
      <DataGrid rows={teas} columns={columns} hideFooter showToolbar />
    </Box>
  );
}
