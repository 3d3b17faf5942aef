import Box from '@mui/material/Box';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import { columns, sessions } from './sessions';

export default function TotalsPerSite() {
  return (
    <Box
      role="region"
      aria-label="Charging sessions, totals per site"
      sx={{ height: 400, width: '100%' }}
    >
      <DataGridPremium
        rows={sessions}
        columns={columns}
        hideFooter
        groupingColDef={{ leafField: 'driver' }}
        isGroupExpandedByDefault={(node) => node.groupingKey === 'Town hall'}
        initialState={{
          rowGrouping: { model: ['site'] },
          columns: { columnVisibilityModel: { site: false, driver: false } },
          aggregation: { model: { energy: 'sum', price: 'sum' } },
        }}
      />
    </Box>
  );
}
