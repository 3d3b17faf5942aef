import Box from '@mui/material/Box';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import { columns, sales } from './sales';

const initialState = {
  pivoting: {
    enabled: true,
    model: {
      rows: [{ field: 'shop' }, { field: 'genre' }],
      columns: [],
      values: [
        { field: 'copies', aggFunc: 'sum' },
        { field: 'revenue', aggFunc: 'avg' },
      ],
    },
  },
};

export default function PivotFromStart() {
  return (
    <Box
      role="region"
      aria-label="Copies and revenue by shop and genre"
      sx={{ height: 420, width: '100%' }}
    >
      <DataGridPremium
        rows={sales}
        columns={columns}
        hideFooter
        showToolbar
        defaultGroupingExpansionDepth={1}
        initialState={initialState}
      />
    </Box>
  );
}
