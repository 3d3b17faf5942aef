import Box from '@mui/material/Box';
import {
  DataGrid,
  type GridColDef,
  type GridSortModel,
} from '@mui/x-data-grid';
import { tickets, type Ticket } from './tickets';

const columns: GridColDef<Ticket>[] = [
  {
    field: 'replyHours',
    headerName: 'Reply (h)',
    type: 'number',
    sortable: false,
    width: 120,
  },
  {
    field: 'subject',
    headerName: 'Subject',
    sortable: false,
    flex: 1,
    minWidth: 220,
  },
  { field: 'customer', headerName: 'Customer', sortable: false, width: 160 },
];

const slowestFirst: GridSortModel = [{ field: 'replyHours', sort: 'desc' }];

export default function EnforcedSort() {
  return (
    <Box
      role="region"
      aria-label="Tickets, always by reply time"
      sx={{ height: 340, width: '100%' }}
    >
      <DataGrid
        rows={tickets}
        columns={columns}
        hideFooter
        density="compact"
        sortModel={slowestFirst}
      />
    </Box>
  );
}
