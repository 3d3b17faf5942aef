import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import { columns, invoices } from './invoices';

export default function ClickDoesNotSelect() {
  return (
    <Box
      role="region"
      aria-label="Invoices, selected by checkbox only"
      sx={{ height: 424, width: '100%' }}
    >
      <DataGrid
        rows={invoices}
        columns={columns}
        checkboxSelection
        disableRowSelectionOnClick
        hideFooterPagination
      />
    </Box>
  );
}
