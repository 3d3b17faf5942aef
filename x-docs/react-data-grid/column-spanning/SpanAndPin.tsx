import Box from '@mui/material/Box';
import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';
import { ledger, type LedgerLine } from './ledger';

const columns: GridColDef<LedgerLine>[] = [
  {
    field: 'day',
    headerName: 'Day',
    width: 90,
    colSpan: (_, row) => (row.kind === 'subtotal' ? 5 : 1),
    valueGetter: (value, row) => (row.kind === 'subtotal' ? row.text : value),
  },
  { field: 'text', headerName: 'Work', width: 240 },
  { field: 'hours', headerName: 'Hours', type: 'number', width: 150 },
  { field: 'rate', headerName: 'Rate', type: 'number', width: 150 },
  { field: 'amount', headerName: 'Amount (€)', type: 'number', width: 130 },
];

export default function SpanAndPin() {
  return (
    <Box
      role="region"
      aria-label="Bill with a pinned column"
      sx={{ height: 386, width: '100%' }}
    >
      <DataGridPro
        rows={ledger}
        columns={columns}
        hideFooter
        disableColumnReorder
        disableColumnMenu
        disableColumnSorting
        pinnedColumns={{ right: ['amount'] }}
      />
    </Box>
  );
}
