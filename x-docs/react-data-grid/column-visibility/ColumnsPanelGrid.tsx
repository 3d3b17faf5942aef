import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import { boats, columns } from './boats';

export default function ColumnsPanelGrid() {
  return (
    <Box
      role="region"
      aria-label="Boats with the columns panel"
      sx={{ height: 330, width: '100%' }}
    >
      <DataGrid rows={boats} columns={columns} hideFooter showToolbar />
    </Box>
  );
}
