import Box from '@mui/material/Box';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import { columns, orders } from './orders';

export default function EmptyPivot() {
  return (
    <Box
      role="region"
      aria-label="Orders, empty pivot table"
      sx={{ height: 300, width: '100%' }}
    >
      <DataGridPremium
        rows={orders}
        columns={columns}
        showToolbar
        hideFooter
        initialState={{ pivoting: { enabled: true } }}
      />
    </Box>
  );
}
