import Box from '@mui/material/Box';
import {
  DataGrid,
  gridNumberComparator,
  type GridColDef,
  type GridComparatorFn,
} from '@mui/x-data-grid';
import { tickets, type Ticket } from './tickets';

const columns: GridColDef<Ticket>[] = [
  {
    field: 'replyHours',
    headerName: 'Reply (h)',
    type: 'number',
    width: 120,
    getSortComparator: (direction) => {
      const sign = direction === 'desc' ? -1 : 1;
      const blanksLast: GridComparatorFn<number | null> = (a, b, ...cells) => {
        if (a === null || b === null) {
          return Number(a === null) - Number(b === null);
        }
        return sign * gridNumberComparator(a, b, ...cells);
      };
      return blanksLast;
    },
  },
  { field: 'subject', headerName: 'Subject', flex: 1, minWidth: 220 },
  { field: 'customer', headerName: 'Customer', width: 160 },
];

export default function BlanksLast() {
  return (
    <Box
      role="region"
      aria-label="Tickets, unanswered ones last"
      sx={{ height: 340, width: '100%' }}
    >
      <DataGrid
        rows={tickets}
        columns={columns}
        hideFooter
        density="compact"
        initialState={{
          sorting: { sortModel: [{ field: 'replyHours', sort: 'asc' }] },
        }}
      />
    </Box>
  );
}
