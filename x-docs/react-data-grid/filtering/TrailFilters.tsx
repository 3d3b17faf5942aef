import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import { columns, trails } from './trails';

export default function TrailFilters() {
  return (
    <Box
      role="region"
      aria-label="Trails with a filter panel"
      sx={{ height: 426, width: '100%' }}
    >
      <DataGrid rows={trails} columns={columns} hideFooter showToolbar />
    </Box>
  );
}
