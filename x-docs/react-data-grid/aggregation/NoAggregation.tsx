import Box from '@mui/material/Box';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import { columns, sessions } from './sessions';

export default function NoAggregation() {
  return (
    <Box
      role="region"
      aria-label="Charging sessions without aggregation"
      sx={{ height: 300, width: '100%' }}
    >
      <DataGridPremium
        rows={sessions}
        columns={columns}
        hideFooter
        disableAggregation
      />
    </Box>
  );
}
