import Box from '@mui/material/Box';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import { columns, screenings } from './screenings';

export default function NoRowGrouping() {
  return (
    <Box
      role="region"
      aria-label="Screenings that can't be grouped"
      sx={{ height: 300, width: '100%' }}
    >
      <DataGridPremium
        rows={screenings}
        columns={columns}
        hideFooter
        disableRowGrouping
      />
    </Box>
  );
}
