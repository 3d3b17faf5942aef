import Box from '@mui/material/Box';
import { DataGridPro } from '@mui/x-data-grid-pro';
import { columns, rooms } from './rooms';

export default function InlineClear() {
  return (
    <Box
      role="region"
      aria-label="Rooms, filters can be cleared in the header"
      sx={{ height: 374, width: '100%' }}
    >
      <DataGridPro
        rows={rooms}
        columns={columns}
        headerFilters
        slotProps={{ headerFilterCell: { showClearIcon: true } }}
        initialState={{
          filter: {
            filterModel: {
              items: [
                { field: 'building', operator: 'contains', value: 'annex' },
              ],
            },
          },
        }}
        hideFooter
      />
    </Box>
  );
}
