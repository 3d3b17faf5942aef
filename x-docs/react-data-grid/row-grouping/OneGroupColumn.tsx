import Box from '@mui/material/Box';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import { columns, screenings } from './screenings';

export default function OneGroupColumn() {
  return (
    <Box
      role="region"
      aria-label="Genres and countries in one column"
      sx={{ height: 400, width: '100%' }}
    >
      <DataGridPremium
        rows={screenings}
        columns={columns}
        hideFooter
        rowGroupingColumnMode="single"
        defaultGroupingExpansionDepth={1}
        initialState={{ rowGrouping: { model: ['genre', 'country'] } }}
      />
    </Box>
  );
}
