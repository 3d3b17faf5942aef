import Box from '@mui/material/Box';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import { columns, screenings } from './screenings';

const lockedColumns = columns.map((column) => ({
  ...column,
  groupable: false,
}));

const byCountry = ['country'];

export default function AlwaysByCountry() {
  return (
    <Box
      role="region"
      aria-label="Screenings, always by country"
      sx={{ height: 400, width: '100%' }}
    >
      <DataGridPremium
        rows={screenings}
        columns={lockedColumns}
        hideFooter
        rowGroupingModel={byCountry}
      />
    </Box>
  );
}
