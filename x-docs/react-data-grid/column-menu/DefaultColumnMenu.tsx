import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import { columns, records } from './records';

export default function DefaultColumnMenu() {
  return (
    <Box
      role="region"
      aria-label="Records with the default column menu"
      sx={{ height: 270, width: '100%' }}
    >
      <DataGrid rows={records} columns={columns} hideFooter />
    </Box>
  );
}
