import Box from '@mui/material/Box';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import { columns, screenings } from './screenings';

export default function FilmsAsLeaves() {
  return (
    <Box
      role="region"
      aria-label="Venues with their films"
      sx={{ height: 400, width: '100%' }}
    >
      <DataGridPremium
        rows={screenings}
        columns={columns}
        hideFooter
        groupingColDef={{ leafField: 'film', headerName: 'Venue and film' }}
        defaultGroupingExpansionDepth={1}
        initialState={{
          rowGrouping: { model: ['venue'] },
          columns: { columnVisibilityModel: { film: false, venue: false } },
        }}
      />
    </Box>
  );
}
