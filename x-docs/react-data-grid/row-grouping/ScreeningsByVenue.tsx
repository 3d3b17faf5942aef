import Box from '@mui/material/Box';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import { columns, screenings } from './screenings';

export default function ScreeningsByVenue() {
  return (
    <Box
      role="region"
      aria-label="Screenings grouped by venue"
      sx={{ height: 400, width: '100%' }}
    >
      <DataGridPremium
        rows={screenings}
        columns={columns}
        hideFooter
        initialState={{ rowGrouping: { model: ['venue'] } }}
      />
    </Box>
  );
}
