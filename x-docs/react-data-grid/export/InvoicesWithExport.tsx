import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import { columns, invoices } from './invoices';

export default function InvoicesWithExport() {
  return (
    <Box
      role="region"
      aria-label="Invoices with an export button"
      sx={{ height: 380, width: '100%' }}
    >
      <DataGrid rows={invoices} columns={columns} showToolbar hideFooter />
    </Box>
  );
}
