import Box from '@mui/material/Box';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import { columns, sessions } from './sessions';

const lockedColumns = columns.map((column) => ({
  ...column,
  aggregable: false,
}));

const total = { price: 'sum' };

export default function FixedTotal() {
  return (
    <Box
      role="region"
      aria-label="Charging sessions, the total can't be changed"
      sx={{ height: 400, width: '100%' }}
    >
      <DataGridPremium
        rows={sessions}
        columns={lockedColumns}
        hideFooter
        aggregationModel={total}
      />
    </Box>
  );
}
