import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';
import { tickets, type Ticket } from './tickets';

const columns: GridColDef<Ticket>[] = [
  { field: 'subject', headerName: 'Subject', flex: 1, minWidth: 220 },
  { field: 'customer', headerName: 'Customer', width: 160 },
  { field: 'openedOn', headerName: 'Opened', type: 'date', width: 120 },
];

export default function SortFromButtons() {
  const apiRef = useGridApiRef();

  return (
    <div>
      <Stack
        direction="row"
        useFlexGap
        sx={{ gap: 1, flexWrap: 'wrap', mb: 2 }}
      >
        <Button
          variant="outlined"
          onClick={() => apiRef.current?.sortColumn('customer')}
        >
          Next customer order
        </Button>
        <Button
          variant="outlined"
          onClick={() => apiRef.current?.sortColumn('openedOn', 'desc')}
        >
          Newest first
        </Button>
        <Button onClick={() => apiRef.current?.setSortModel([])}>
          Clear sorting
        </Button>
      </Stack>
      <Box
        role="region"
        aria-label="Tickets, sorted with buttons"
        sx={{ height: 380, width: '100%' }}
      >
        <DataGrid apiRef={apiRef} rows={tickets} columns={columns} hideFooter />
      </Box>
    </div>
  );
}
