import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import { columns, trails } from './trails';

export default function NoFilters() {
  return (
    <Box
      role="region"
      aria-label="Trails without filters"
      sx={{ height: 426, width: '100%' }}
    >
      <DataGrid
        rows={trails}
        columns={columns}
        disableColumnFilter
        hideFooter
        showToolbar
      />
    </Box>
  );
}
