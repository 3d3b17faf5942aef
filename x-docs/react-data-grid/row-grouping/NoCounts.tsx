import Box from '@mui/material/Box';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import { columns, screenings } from './screenings';

export default function NoCounts() {
  return (
    <Box
      role="region"
      aria-label="Venues without numbers"
      sx={{ height: 300, width: '100%' }}
    >
      <DataGridPremium
        rows={screenings}
        columns={columns}
        hideFooter
        groupingColDef={{ hideDescendantCount: true }}
        initialState={{ rowGrouping: { model: ['venue'] } }}
      />
    </Box>
  );
}
