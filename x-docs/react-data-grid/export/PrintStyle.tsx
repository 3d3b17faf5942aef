import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import { columns, invoices } from './invoices';

const pageStyle = `
  @page { size: A4 landscape; margin: 12mm; }
  .MuiDataGrid-columnHeaderTitle { text-transform: uppercase; }
  .MuiDataGrid-root .MuiDataGrid-toolbar { display: none; }
`;

export default function PrintStyle() {
  return (
    <Box
      role="region"
      aria-label="Invoices with a print style"
      sx={{ height: 380, width: '100%' }}
    >
      <DataGrid
        rows={invoices}
        columns={columns}
        disableVirtualization
        hideFooter
        showToolbar
        slotProps={{
          toolbar: { printOptions: { pageStyle } },
        }}
      />
    </Box>
  );
}
