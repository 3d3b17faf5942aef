import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import { boats, columns } from './boats';

export default function ToggleSearchResults() {
  return (
    <Box
      role="region"
      aria-label="Boats, the panel toggles search results"
      sx={{ height: 330, width: '100%' }}
    >
      <DataGrid
        rows={boats}
        columns={columns}
        hideFooter
        showToolbar
        slotProps={{ columnsManagement: { toggleAllMode: 'filteredOnly' } }}
      />
    </Box>
  );
}
