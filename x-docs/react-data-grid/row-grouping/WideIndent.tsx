import Box from '@mui/material/Box';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import { columns, screenings } from './screenings';

export default function WideIndent() {
  return (
    <Box
      role="region"
      aria-label="Groups with a wide indent"
      sx={{ height: 400, width: '100%' }}
    >
      <DataGridPremium
        rows={screenings}
        columns={columns}
        hideFooter
        groupingColDef={{ leafField: 'film', width: 260 }}
        defaultGroupingExpansionDepth={-1}
        initialState={{ rowGrouping: { model: ['venue', 'genre'] } }}
        sx={{ '--DataGrid-cellOffsetMultiplier': 5 }}
      />
    </Box>
  );
}
