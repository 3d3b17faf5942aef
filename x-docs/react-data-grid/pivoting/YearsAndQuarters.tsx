import Box from '@mui/material/Box';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import { columns, sales } from './sales';

const initialState = {
  pivoting: {
    enabled: true,
    model: {
      rows: [{ field: 'soldOn-year' }, { field: 'soldOn-quarter' }],
      columns: [],
      values: [{ field: 'copies', aggFunc: 'sum' }],
    },
  },
};

export default function YearsAndQuarters() {
  return (
    <Box
      role="region"
      aria-label="Copies by year and quarter"
      sx={{ height: 390, width: '100%' }}
    >
      <DataGridPremium
        rows={sales}
        columns={columns}
        hideFooter
        defaultGroupingExpansionDepth={1}
        initialState={initialState}
      />
    </Box>
  );
}
