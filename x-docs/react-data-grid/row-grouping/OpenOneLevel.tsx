import Box from '@mui/material/Box';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import { columns, screenings } from './screenings';

export default function OpenOneLevel() {
  return (
    <Box
      role="region"
      aria-label="Venues open, genres closed"
      sx={{ height: 400, width: '100%' }}
    >
      <DataGridPremium
        rows={screenings}
        columns={columns}
        hideFooter
        defaultGroupingExpansionDepth={1}
        initialState={{ rowGrouping: { model: ['venue', 'genre'] } }}
      />
    </Box>
  );
}
