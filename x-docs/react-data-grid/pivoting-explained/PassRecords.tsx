import Box from '@mui/material/Box';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import { columns, passes } from './passes';

export default function PassRecords() {
  return (
    <Box
      role="region"
      aria-label="Ski passes, one row for each record"
      sx={{ height: 475, width: '100%' }}
    >
      <DataGridPremium rows={passes} columns={columns} hideFooter />
    </Box>
  );
}
