import * as React from 'react';
import Box from '@mui/material/Box';
import {
  DataGrid,
  type GridColDef,
  type GridSortModel,
} from '@mui/x-data-grid';
import { fetchTickets } from './ticketServer';
import { tickets, type Ticket } from './tickets';

const columns: GridColDef<Ticket>[] = [
  { field: 'id', headerName: 'Ticket', width: 90 },
  { field: 'subject', headerName: 'Subject', flex: 1, minWidth: 220 },
  { field: 'customer', headerName: 'Customer', width: 160 },
  { field: 'openedOn', headerName: 'Opened', type: 'date', width: 120 },
];

export default function ServerSorting() {
  const [rows, setRows] = React.useState(tickets);
  const [loading, setLoading] = React.useState(false);
  const latest = React.useRef<GridSortModel>([]);

  const handleSortModelChange = async (sortModel: GridSortModel) => {
    latest.current = sortModel;
    setLoading(true);
    const sorted = await fetchTickets(sortModel);
    if (latest.current === sortModel) {
      setRows(sorted);
      setLoading(false);
    }
  };

  return (
    <Box
      role="region"
      aria-label="Tickets, sorted by a server"
      sx={{ height: 380, width: '100%' }}
    >
      <DataGrid
        rows={rows}
        columns={columns}
        hideFooter
        loading={loading}
        sortingMode="server"
        onSortModelChange={handleSortModelChange}
      />
    </Box>
  );
}
