import Box from '@mui/material/Box';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import { columns, screenings } from './screenings';

export default function ColumnPerGroup() {
  return (
    <Box
      role="region"
      aria-label="Genres and countries in two columns"
      sx={{ height: 400, width: '100%' }}
    >
      <DataGridPremium
        rows={screenings}
        columns={columns}
        hideFooter
        rowGroupingColumnMode="multiple"
        defaultGroupingExpansionDepth={1}
        initialState={{ rowGrouping: { model: ['genre', 'country'] } }}
      />
    </Box>
  );
}
