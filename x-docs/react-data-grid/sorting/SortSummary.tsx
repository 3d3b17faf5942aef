import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  gridColumnLookupSelector,
  gridSortModelSelector,
  gridSortedRowEntriesSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
} from '@mui/x-data-grid';
import { tickets, type Ticket } from './tickets';

const columns: GridColDef<Ticket>[] = [
  { field: 'subject', headerName: 'Subject', flex: 1, minWidth: 220 },
  { field: 'customer', headerName: 'Customer', width: 160 },
  { field: 'openedOn', headerName: 'Opened', type: 'date', width: 120 },
];

function SummaryFooter() {
  const apiRef = useGridApiContext();
  const [rule] = useGridSelector(apiRef, gridSortModelSelector);
  const lookup = useGridSelector(apiRef, gridColumnLookupSelector);
  const [first] = useGridSelector(apiRef, gridSortedRowEntriesSelector);

  return (
    <Typography
      variant="body2"
      role="status"
      sx={{ p: 1.5, borderTop: 1, borderColor: 'divider' }}
    >
      {rule
        ? `${lookup[rule.field].headerName}, ${rule.sort === 'asc' ? 'ascending' : 'descending'}`
        : 'Not sorted'}
      . First ticket: {first.model.subject}
    </Typography>
  );
}

export default function SortSummary() {
  return (
    <Box
      role="region"
      aria-label="Tickets with a sorting summary"
      sx={{ height: 380, width: '100%' }}
    >
      <DataGrid
        rows={tickets}
        columns={columns}
        slots={{ footer: SummaryFooter }}
      />
    </Box>
  );
}
