import Box from '@mui/material/Box';
import { DataGridPro } from '@mui/x-data-grid-pro';
import { columns, invoices } from './invoices';

export default function SeveralInvoices() {
  return (
    <Box
      role="region"
      aria-label="Invoices, several can be selected"
      sx={{ height: 424, width: '100%' }}
    >
      <DataGridPro rows={invoices} columns={columns} />
    </Box>
  );
}
