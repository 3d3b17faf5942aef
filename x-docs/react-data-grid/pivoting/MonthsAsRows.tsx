import Box from '@mui/material/Box';
import {
  DataGridPremium,
  type DataGridPremiumProps,
} from '@mui/x-data-grid-premium';
import { columns, sales, type Sale } from './sales';

const month = new Intl.DateTimeFormat('en', { month: 'long' });

const getPivotDerivedColumns: DataGridPremiumProps['getPivotDerivedColumns'] = (
  column,
) => {
  if (column.type !== 'date') {
    return undefined;
  }
  return [
    {
      field: `${column.field}-month`,
      headerName: 'Month',
      valueGetter: (_: Date, row: Sale) => month.format(row.soldOn),
    },
  ];
};

const initialState = {
  pivoting: {
    enabled: true,
    model: {
      rows: [{ field: 'soldOn-month' }],
      columns: [],
      values: [{ field: 'copies', aggFunc: 'sum' }],
    },
  },
};

export default function MonthsAsRows() {
  return (
    <Box
      role="region"
      aria-label="Copies by month"
      sx={{ height: 390, width: '100%' }}
    >
      <DataGridPremium
        rows={sales}
        columns={columns}
        hideFooter
        getPivotDerivedColumns={getPivotDerivedColumns}
        initialState={initialState}
      />
    </Box>
  );
}
