import Box from '@mui/material/Box';
import { DataGrid, type GridRowParams } from '@mui/x-data-grid';
import { columns, invoices, type Invoice } from './invoices';

const isOpen = ({ row }: GridRowParams<Invoice>) => row.state === 'open';

export default function OpenInvoicesOnly() {
  return (
    <Box
      role="region"
      aria-label="Invoices, open ones can be selected"
      sx={{ height: 424, width: '100%' }}
    >
      <DataGrid
        rows={invoices}
        columns={columns}
        checkboxSelection
        isRowSelectable={isOpen}
        hideFooterPagination
      />
    </Box>
  );
}
