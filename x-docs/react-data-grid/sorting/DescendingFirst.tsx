import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { tickets, type Ticket } from './tickets';

const columns: GridColDef<Ticket>[] = [
  { field: 'id', headerName: 'Ticket', width: 90 },
  { field: 'subject', headerName: 'Subject', flex: 1, minWidth: 220 },
  { field: 'replyHours', headerName: 'Reply (h)', type: 'number', width: 120 },
];

export default function DescendingFirst() {
  return (
    <Box
      role="region"
      aria-label="Tickets, the first click sorts descending"
      sx={{ height: 380, width: '100%' }}
    >
      <DataGrid
        rows={tickets}
        columns={columns}
        hideFooter
        sortingOrder={['desc', 'asc', null]}
      />
    </Box>
  );
}
