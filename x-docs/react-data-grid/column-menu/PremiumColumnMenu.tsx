import Box from '@mui/material/Box';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import { columns, records } from './records';

export default function PremiumColumnMenu() {
  return (
    <Box
      role="region"
      aria-label="Records with the Premium column menu"
      sx={{ height: 340, width: '100%' }}
    >
      <DataGridPremium
        rows={records}
        columns={columns}
        hideFooter
        initialState={{ aggregation: { model: { price: 'sum' } } }}
      />
    </Box>
  );
}
