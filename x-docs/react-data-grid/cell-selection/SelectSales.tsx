import Box from '@mui/material/Box';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import { columns, stands } from './sales';

export default function SelectSales() {
  return (
    <Box
      role="region"
      aria-label="Market sales, cells can be selected"
      sx={{ height: 318, width: '100%' }}
    >
      <DataGridPremium
        rows={stands}
        columns={columns}
        cellSelection
        disableRowSelectionOnClick
        initialState={{
          cellSelection: { Berries: { may: true, june: true } },
        }}
        hideFooter
      />
    </Box>
  );
}
