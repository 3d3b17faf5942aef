import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import { columns, invoices } from './invoices';

export default function OneInvoice() {
  return (
    <Box
      role="region"
      aria-label="Invoices, one can be selected"
      sx={{ height: 424, width: '100%' }}
    >
      <DataGrid rows={invoices} columns={columns} hideFooterPagination />
    </Box>
  );
}
