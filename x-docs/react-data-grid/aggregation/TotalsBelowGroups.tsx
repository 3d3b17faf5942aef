import Box from '@mui/material/Box';
import { DataGridPremium, type GridGroupNode } from '@mui/x-data-grid-premium';
import { columns, sessions } from './sessions';

const belowGroups = (node: GridGroupNode) =>
  node.depth === -1 ? null : 'footer';

export default function TotalsBelowGroups() {
  return (
    <Box
      role="region"
      aria-label="Charging sessions, totals below each site"
      sx={{ height: 460, width: '100%' }}
    >
      <DataGridPremium
        rows={sessions}
        columns={columns}
        hideFooter
        groupingColDef={{ leafField: 'driver' }}
        getAggregationPosition={belowGroups}
        defaultGroupingExpansionDepth={1}
        initialState={{
          rowGrouping: { model: ['site'] },
          columns: { columnVisibilityModel: { site: false, driver: false } },
          aggregation: { model: { energy: 'sum', price: 'sum' } },
        }}
      />
    </Box>
  );
}
