import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import { columns, invoices } from './invoices';

export default function CsvOnly() {
  return (
    <Box
      role="region"
      aria-label="Invoices, CSV only"
      sx={{ height: 380, width: '100%' }}
    >
      <DataGrid
        rows={invoices}
        columns={columns}
        hideFooter
        showToolbar
        slotProps={{
          toolbar: { printOptions: { disableToolbarButton: true } },
        }}
      />
    </Box>
  );
}
