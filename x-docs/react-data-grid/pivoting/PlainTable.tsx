import Box from '@mui/material/Box';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import { columns, sales } from './sales';

export default function PlainTable() {
  return (
    <Box
      role="region"
      aria-label="Book sales without pivoting"
      sx={{ height: 320, width: '100%' }}
    >
      <DataGridPremium
        rows={sales}
        columns={columns}
        hideFooter
        showToolbar
        disablePivoting
      />
    </Box>
  );
}
