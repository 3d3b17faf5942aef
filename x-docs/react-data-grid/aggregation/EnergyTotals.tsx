import Box from '@mui/material/Box';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import { columns, sessions } from './sessions';

export default function EnergyTotals() {
  return (
    <Box
      role="region"
      aria-label="Charging sessions with totals"
      sx={{ height: 400, width: '100%' }}
    >
      <DataGridPremium
        rows={sessions}
        columns={columns}
        hideFooter
        initialState={{
          aggregation: { model: { energy: 'sum', minutes: 'avg' } },
        }}
      />
    </Box>
  );
}
