import Box from '@mui/material/Box';
import {
  DataGrid,
  type GridColDef,
  type GridComparatorFn,
} from '@mui/x-data-grid';
import { tickets, type Priority, type Ticket } from './tickets';

const weight: Record<Priority, number> = {
  Low: 0,
  Normal: 1,
  High: 2,
  Urgent: 3,
};

const byWeight: GridComparatorFn<Priority> = (a, b) => weight[a] - weight[b];

const columns: GridColDef<Ticket>[] = [
  {
    field: 'priority',
    headerName: 'Priority',
    sortComparator: byWeight,
    width: 110,
  },
  { field: 'subject', headerName: 'Subject', flex: 1, minWidth: 220 },
  { field: 'customer', headerName: 'Customer', width: 160 },
];

export default function PriorityComparator() {
  return (
    <Box
      role="region"
      aria-label="Tickets, by weight of the priority"
      sx={{ height: 340, width: '100%' }}
    >
      <DataGrid
        rows={tickets}
        columns={columns}
        hideFooter
        density="compact"
        initialState={{
          sorting: { sortModel: [{ field: 'priority', sort: 'desc' }] },
        }}
      />
    </Box>
  );
}
