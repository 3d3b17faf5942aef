import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { moneyColumn } from './moneyColumn';
import { rentals, type Rental } from './rentals';

const columns: GridColDef<Rental>[] = [
  { field: 'item', headerName: 'Item', flex: 1, minWidth: 130 },
  { ...moneyColumn, field: 'dailyRate', headerName: 'A day' },
  {
    ...moneyColumn,
    field: 'total',
    headerName: 'Total',
    valueGetter: (_, row) => row.dailyRate * row.days,
  },
  {
    ...moneyColumn,
    field: 'deposit',
    headerName: 'Deposit',
    valueGetter: (_, row) => row.dailyRate * 5,
  },
];

export default function MoneyColumns() {
  return (
    <Box
      role="region"
      aria-label="Rentals with a column type for money"
      sx={{ height: 320, width: '100%', '& .money': { fontWeight: 500 } }}
    >
      <DataGrid rows={rentals} columns={columns} hideFooter />
    </Box>
  );
}
