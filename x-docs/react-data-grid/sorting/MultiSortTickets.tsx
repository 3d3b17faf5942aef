import Box from '@mui/material/Box';
import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';
import { tickets, type Ticket } from './tickets';

const columns: GridColDef<Ticket>[] = [
  { field: 'customer', headerName: 'Customer', width: 170 },
  { field: 'release', headerName: 'Release', width: 110 },
  { field: 'openedOn', headerName: 'Opened', type: 'date', width: 120 },
  { field: 'subject', headerName: 'Subject', flex: 1, minWidth: 220 },
];

export default function MultiSortTickets() {
  return (
    <Box
      role="region"
      aria-label="Tickets, by customer and then by date"
      sx={{ height: 340, width: '100%' }}
    >
      <DataGridPro
        rows={tickets}
        columns={columns}
        hideFooter
        density="compact"
        initialState={{
          sorting: {
            sortModel: [
              { field: 'customer', sort: 'asc' },
              { field: 'openedOn', sort: 'desc' },
            ],
          },
        }}
      />
    </Box>
  );
}
