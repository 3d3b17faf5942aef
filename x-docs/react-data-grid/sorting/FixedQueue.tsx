import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { tickets, type Ticket } from './tickets';

const columns: GridColDef<Ticket>[] = [
  { field: 'id', headerName: 'Ticket', width: 90 },
  { field: 'subject', headerName: 'Subject', flex: 1, minWidth: 220 },
  { field: 'customer', headerName: 'Customer', width: 160 },
];

export default function FixedQueue() {
  return (
    <Box
      role="region"
      aria-label="Ticket queue in its fixed order"
      sx={{ height: 380, width: '100%' }}
    >
      <DataGrid
        rows={tickets}
        columns={columns}
        hideFooter
        disableColumnSorting
      />
    </Box>
  );
}
