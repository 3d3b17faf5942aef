import Box from '@mui/material/Box';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import { columns, sessions } from './sessions';

const columnsWithLimits = columns.map((column) => ({
  ...column,
  aggregable: column.field === 'energy',
}));

export default function OnlyEnergyAggregable() {
  return (
    <Box
      role="region"
      aria-label="Charging sessions, only kWh can be aggregated"
      sx={{ height: 300, width: '100%' }}
    >
      <DataGridPremium rows={sessions} columns={columnsWithLimits} hideFooter />
    </Box>
  );
}
