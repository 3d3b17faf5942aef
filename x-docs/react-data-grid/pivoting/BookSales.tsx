import Box from '@mui/material/Box';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import { columns, sales } from './sales';

const initialState = {
  pivoting: {
    model: {
      rows: [{ field: 'shop' }],
      columns: [{ field: 'genre' }],
      values: [{ field: 'copies', aggFunc: 'sum' }],
    },
  },
};

export default function BookSales() {
  return (
    <Box
      role="region"
      aria-label="Book sales"
      sx={{ height: 440, width: '100%' }}
    >
      <DataGridPremium
        rows={sales}
        columns={columns}
        hideFooter
        showToolbar
        initialState={initialState}
      />
    </Box>
  );
}
