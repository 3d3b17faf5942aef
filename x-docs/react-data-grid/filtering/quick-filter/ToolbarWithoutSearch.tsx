import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import { columns, teas } from './teas';

export default function ToolbarWithoutSearch() {
  return (
    <Box
      role="region"
      aria-label="Teas, no search in the toolbar"
      sx={{ height: 426, width: '100%' }}
    >
      <DataGrid
        rows={teas}
        columns={columns}
        slotProps={{ toolbar: { showQuickFilter: false } }}
        hideFooter
        showToolbar
      />
    </Box>
  );
}
