import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { tickets, type Ticket } from './tickets';

const columns: GridColDef<Ticket>[] = [
  {
    field: 'subject',
    headerName: 'Subject (not sortable)',
    sortable: false,
    flex: 1,
    minWidth: 220,
  },
  { field: 'customer', headerName: 'Customer', width: 160 },
  { field: 'openedOn', headerName: 'Opened', type: 'date', width: 120 },
];

export default function UnsortableSubject() {
  return (
    <Box
      role="region"
      aria-label="Tickets, the subject cannot be sorted"
      sx={{ height: 380, width: '100%' }}
    >
      <DataGrid rows={tickets} columns={columns} hideFooter />
    </Box>
  );
}
