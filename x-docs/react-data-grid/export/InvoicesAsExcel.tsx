import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGridPremium,
  ExportExcel,
  Toolbar,
} from '@mui/x-data-grid-premium';
import { columns, invoices } from './invoices';

function ExcelToolbar() {
  return (
    <Toolbar aria-label="Excel export">
      <ExportExcel options={{ fileName: 'invoices' }} render={<Button />}>
        Save as Excel
      </ExportExcel>
    </Toolbar>
  );
}

export default function InvoicesAsExcel() {
  const [state, setState] = React.useState<'pending' | 'finished'>('finished');

  return (
    <Box
      role="region"
      aria-label="Invoices with an Excel export"
      aria-busy={state === 'pending'}
      sx={{ height: 380, width: '100%' }}
    >
      <DataGridPremium
        rows={invoices}
        columns={columns}
        hideFooter
        showToolbar
        slots={{ toolbar: ExcelToolbar }}
        onExcelExportStateChange={setState}
      />
    </Box>
  );
}
