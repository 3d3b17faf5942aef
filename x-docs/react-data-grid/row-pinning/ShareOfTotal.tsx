import Box from '@mui/material/Box';
import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';
import { columns, departments, total, type Department } from './budget';

const pinnedRows = { top: [total] };

const columnsWithShare: GridColDef<Department>[] = [
  ...columns.map((column) => ({
    ...column,
    cellClassName: ({ rowNode }: { rowNode: { type: string } }) =>
      rowNode.type === 'pinnedRow' ? 'total' : '',
  })),
  {
    field: 'share',
    headerName: 'Share of total',
    type: 'number',
    width: 130,
    valueGetter: (_, row) => row.spent / total.spent,
    renderCell: ({ rowNode, value }) =>
      rowNode.type === 'pinnedRow' ? '–' : `${Math.round(value * 100)}%`,
  },
];

export default function ShareOfTotal() {
  return (
    <Box
      role="region"
      aria-label="Library budget, the total has its own format"
      sx={{ height: 330, width: '100%', '& .total': { fontWeight: 'bold' } }}
    >
      <DataGridPro
        rows={departments}
        columns={columnsWithShare}
        pinnedRows={pinnedRows}
        hideFooter
      />
    </Box>
  );
}
