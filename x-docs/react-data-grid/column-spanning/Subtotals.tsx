import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { ledger, type LedgerLine } from './ledger';

const columns: GridColDef<LedgerLine>[] = [
  {
    field: 'day',
    headerName: 'Day',
    width: 80,
    colSpan: (_, row) => (row.kind === 'subtotal' ? 4 : undefined),
    valueGetter: (value, row) =>
      row.kind === 'subtotal' ? `${row.text} in total` : value,
  },
  { field: 'text', headerName: 'Work', width: 220 },
  { field: 'hours', headerName: 'Hours', type: 'number', width: 90 },
  { field: 'rate', headerName: 'Rate', type: 'number', width: 90 },
  { field: 'amount', headerName: 'Amount (€)', type: 'number', width: 120 },
];

export default function Subtotals() {
  return (
    <Box
      role="region"
      aria-label="Bill with subtotals"
      sx={{ height: 372, width: '100%' }}
    >
      <DataGrid
        rows={ledger}
        columns={columns}
        hideFooter
        disableColumnMenu
        disableColumnSorting
        getRowClassName={({ row }) => row.kind}
        sx={{ '& .subtotal': { fontWeight: 'bold', bgcolor: 'action.hover' } }}
      />
    </Box>
  );
}
