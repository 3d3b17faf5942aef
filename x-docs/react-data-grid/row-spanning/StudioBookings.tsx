import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Hour {
  id: string;
  large: string;
  small: string | null;
}

const hours: Hour[] = [
  { id: '9:00 AM', large: 'Orchestra', small: 'Piano lesson' },
  { id: '10:00 AM', large: 'Orchestra', small: 'Violin lesson' },
  { id: '11:00 AM', large: 'Concert with audience', small: null },
  { id: '12:00 PM', large: 'Choir', small: 'Drum lesson' },
  { id: '1:00 PM', large: 'Choir', small: 'Drum lesson' },
];

const columns: GridColDef<Hour>[] = [
  { field: 'id', headerName: 'Starts', width: 110 },
  {
    field: 'large',
    headerName: 'Large studio',
    flex: 1,
    minWidth: 140,
    colSpan: (value, row) => (row.small === null ? 2 : undefined),
  },
  { field: 'small', headerName: 'Small studio', flex: 1, minWidth: 130 },
];

export default function StudioBookings() {
  return (
    <Box
      role="region"
      aria-label="Studio bookings, merged in both directions"
      sx={{ height: 318, width: '100%' }}
    >
      <DataGrid
        rows={hours}
        columns={columns.map((column) => ({ ...column, sortable: false }))}
        rowSpanning
        showCellVerticalBorder
        disableRowSelectionOnClick
        hideFooter
      />
    </Box>
  );
}
