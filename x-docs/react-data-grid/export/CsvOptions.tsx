import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import { columns, invoices } from './invoices';

export default function CsvOptions() {
  return (
    <Box
      role="region"
      aria-label="Invoices, export with options"
      sx={{ height: 380, width: '100%' }}
    >
      <DataGrid
        rows={invoices}
        columns={columns}
        hideFooter
        showToolbar
        slotProps={{
          toolbar: {
            csvOptions: { fileName: 'invoices-spring', delimiter: ';' },
            printOptions: { fields: ['id', 'client', 'amount'] },
          },
        }}
      />
    </Box>
  );
}
