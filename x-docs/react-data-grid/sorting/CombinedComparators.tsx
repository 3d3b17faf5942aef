import Box from '@mui/material/Box';
import {
  DataGrid,
  gridDateComparator,
  gridStringOrNumberComparator,
  type GridColDef,
  type GridComparatorFn,
} from '@mui/x-data-grid';
import { tickets, type Ticket } from './tickets';

type Contact = Pick<Ticket, 'customer' | 'openedOn'>;

const byCustomerThenDate: GridComparatorFn<Contact> = (a, b, cellA, cellB) =>
  gridStringOrNumberComparator(a.customer, b.customer, cellA, cellB) ||
  gridDateComparator(a.openedOn, b.openedOn, cellA, cellB);

const day = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'short' });

const columns: GridColDef<Ticket>[] = [
  {
    field: 'contact',
    headerName: 'Contact',
    width: 240,
    valueGetter: (_, row): Contact => row,
    valueFormatter: (value: Contact) =>
      `${value.customer}, ${day.format(value.openedOn)}`,
    sortComparator: byCustomerThenDate,
  },
  { field: 'subject', headerName: 'Subject', flex: 1, minWidth: 220 },
];

export default function CombinedComparators() {
  return (
    <Box
      role="region"
      aria-label="Tickets, customer and date in one column"
      sx={{ height: 340, width: '100%' }}
    >
      <DataGrid
        rows={tickets}
        columns={columns}
        hideFooter
        density="compact"
        initialState={{
          sorting: { sortModel: [{ field: 'contact', sort: 'asc' }] },
        }}
      />
    </Box>
  );
}
