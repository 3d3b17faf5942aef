import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { tickets, type Ticket } from './tickets';

const columns: GridColDef<Ticket>[] = [
  { field: 'openedOn', headerName: 'Opened', type: 'date', width: 120 },
  { field: 'subject', headerName: 'Subject', flex: 1, minWidth: 220 },
  { field: 'customer', headerName: 'Customer', width: 160 },
];

export default function NewestFirst() {
  return (
    <Box
      role="region"
      aria-label="Tickets, newest first"
      sx={{ height: 380, width: '100%' }}
    >
      <DataGrid
        rows={tickets}
        columns={columns}
        hideFooter
        initialState={{
          sorting: { sortModel: [{ field: 'openedOn', sort: 'desc' }] },
        }}
      />
    </Box>
  );
}
