import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { boats, columns } from './boats';

const getTogglableColumns = (all: GridColDef[]) =>
  all.filter(({ field }) => field !== 'name').map(({ field }) => field);

export default function SelectableColumns() {
  return (
    <Box
      role="region"
      aria-label="Boats, the name is not in the panel"
      sx={{ height: 330, width: '100%' }}
    >
      <DataGrid
        rows={boats}
        columns={columns}
        hideFooter
        showToolbar
        slotProps={{
          columnsManagement: { getTogglableColumns, sort: 'asc' },
        }}
      />
    </Box>
  );
}
