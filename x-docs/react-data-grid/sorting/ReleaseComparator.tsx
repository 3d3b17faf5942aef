import Box from '@mui/material/Box';
import {
  DataGrid,
  type GridColDef,
  type GridComparatorFn,
} from '@mui/x-data-grid';
import { tickets, type Ticket } from './tickets';

const collator = new Intl.Collator('en', { numeric: true });
const byRelease: GridComparatorFn<string> = (a, b) => collator.compare(a, b);

const columns: GridColDef<Ticket>[] = [
  {
    field: 'asText',
    headerName: 'Release as text',
    valueGetter: (_, row) => row.release,
    width: 150,
  },
  {
    field: 'release',
    headerName: 'Release in order',
    sortComparator: byRelease,
    width: 160,
  },
  { field: 'subject', headerName: 'Subject', flex: 1, minWidth: 220 },
];

export default function ReleaseComparator() {
  return (
    <Box
      role="region"
      aria-label="Tickets, by release number"
      sx={{ height: 340, width: '100%' }}
    >
      <DataGrid
        rows={tickets}
        columns={columns}
        hideFooter
        density="compact"
        initialState={{
          sorting: { sortModel: [{ field: 'release', sort: 'asc' }] },
        }}
      />
    </Box>
  );
}
