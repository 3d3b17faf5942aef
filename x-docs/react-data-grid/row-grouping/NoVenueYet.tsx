import Box from '@mui/material/Box';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import { columns, screenings } from './screenings';

const draft = screenings.map((screening) =>
  screening.country === 'Ireland' ? { ...screening, venue: null } : screening,
);

export default function NoVenueYet() {
  return (
    <Box
      role="region"
      aria-label="Screenings, some without a venue"
      sx={{ height: 400, width: '100%' }}
    >
      <DataGridPremium
        rows={draft}
        columns={columns}
        hideFooter
        initialState={{ rowGrouping: { model: ['venue'] } }}
      />
    </Box>
  );
}
