import Box from '@mui/material/Box';
import { DataGridPro } from '@mui/x-data-grid-pro';
import { columns, invoices } from './invoices';

export default function PageCheckboxes() {
  return (
    <Box
      role="region"
      aria-label="Invoices, one page is selected at a time"
      sx={{ height: 268, width: '100%' }}
    >
      <DataGridPro
        rows={invoices}
        columns={columns}
        checkboxSelection
        checkboxSelectionVisibleOnly
        pagination
        pageSizeOptions={[3]}
        initialState={{ pagination: { paginationModel: { pageSize: 3 } } }}
      />
    </Box>
  );
}
