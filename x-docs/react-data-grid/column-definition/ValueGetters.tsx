import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { rentals, type Rental } from './rentals';

const columns: GridColDef<Rental>[] = [
  { field: 'item', headerName: 'Item', flex: 1, minWidth: 130 },
  {
    field: 'customer',
    headerName: 'Customer',
    width: 170,
    valueGetter: (_, row) => `${row.lastName}, ${row.firstName}`,
  },
  { field: 'dailyRate', headerName: 'A day', type: 'number', width: 90 },
  { field: 'days', headerName: 'Days', type: 'number', width: 80 },
  {
    field: 'total',
    headerName: 'Total',
    type: 'number',
    width: 100,
    valueGetter: (_, row) => row.dailyRate * row.days,
  },
];

export default function ValueGetters() {
  return (
    <Box
      role="region"
      aria-label="Rentals with computed columns"
      sx={{ height: 320, width: '100%' }}
    >
      <DataGrid rows={rentals} columns={columns} hideFooter />
    </Box>
  );
}
