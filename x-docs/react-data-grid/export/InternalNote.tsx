import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import { columns, invoices } from './invoices';

const withInternalNote = columns.map((column) =>
  column.field === 'note'
    ? { ...column, headerName: 'Internal note', disableExport: true }
    : column,
);

export default function InternalNote() {
  return (
    <Box
      role="region"
      aria-label="Invoices, the note isn't exported"
      sx={{ height: 380, width: '100%' }}
    >
      <DataGrid
        rows={invoices}
        columns={withInternalNote}
        hideFooter
        showToolbar
      />
    </Box>
  );
}
