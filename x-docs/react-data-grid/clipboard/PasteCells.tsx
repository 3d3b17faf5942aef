import Box from '@mui/material/Box';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import { columns, seeds } from './stock';

export default function PasteCells() {
  return (
    <Box
      role="region"
      aria-label="Seeds, cells can be copied and pasted"
      sx={{ height: 318, width: '100%' }}
    >
      <DataGridPremium
        rows={seeds}
        columns={columns}
        cellSelection
        disableRowSelectionOnClick
        ignoreValueFormatterDuringExport={{ clipboardExport: true }}
        hideFooter
      />
    </Box>
  );
}
