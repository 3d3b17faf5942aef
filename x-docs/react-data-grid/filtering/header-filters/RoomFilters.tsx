import Box from '@mui/material/Box';
import { DataGridPro } from '@mui/x-data-grid-pro';
import { columns, rooms } from './rooms';

export default function RoomFilters() {
  return (
    <Box
      role="region"
      aria-label="Rooms with header filters"
      sx={{ height: 374, width: '100%' }}
    >
      <DataGridPro
        rows={rooms}
        columns={columns}
        headerFilters
        disableColumnFilter
        hideFooter
      />
    </Box>
  );
}
