import Box from '@mui/material/Box';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { columns, sales, type Sale } from './sales';

const withAverage: GridColDef<Sale>[] = [
  ...columns,
  {
    field: 'revenueAverage',
    headerName: 'Revenue (mean)',
    type: 'number',
    width: 140,
    valueGetter: (_, row) => row.revenue,
    valueFormatter: (value?: number) => value?.toFixed(2) ?? '',
  },
];

const initialState = {
  columns: { columnVisibilityModel: { revenueAverage: false } },
  pivoting: {
    enabled: true,
    model: {
      rows: [{ field: 'genre' }],
      columns: [],
      values: [
        { field: 'revenue', aggFunc: 'sum' },
        { field: 'revenueAverage', aggFunc: 'avg' },
      ],
    },
  },
};

export default function SumAndAverage() {
  return (
    <Box
      role="region"
      aria-label="Sum and average of the revenue"
      sx={{ height: 330, width: '100%' }}
    >
      <DataGridPremium
        rows={sales}
        columns={withAverage}
        hideFooter
        initialState={initialState}
      />
    </Box>
  );
}
