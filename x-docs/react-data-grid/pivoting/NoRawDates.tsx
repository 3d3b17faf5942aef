import Box from '@mui/material/Box';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import { columns, sales } from './sales';

const withoutRawDates = columns.map((column) =>
  column.field === 'soldOn' ? { ...column, pivotable: false } : column,
);

export default function NoRawDates() {
  return (
    <Box
      role="region"
      aria-label="Book sales, days are not offered"
      sx={{ height: 560, width: '100%' }}
    >
      <DataGridPremium
        rows={sales}
        columns={withoutRawDates}
        hideFooter
        showToolbar
      />
    </Box>
  );
}
