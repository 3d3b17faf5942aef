import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGrid,
  ExportCsv,
  gridFilteredSortedRowIdsSelector,
  gridRowsLookupSelector,
  Toolbar,
  type GridGetRowsToExportParams,
} from '@mui/x-data-grid';
import { columns, invoices } from './invoices';

function getUnpaid({ apiRef }: GridGetRowsToExportParams) {
  const rows = gridRowsLookupSelector(apiRef);
  return gridFilteredSortedRowIdsSelector(apiRef).filter(
    (id) => !rows[id].paid,
  );
}

function UnpaidToolbar() {
  return (
    <Toolbar aria-label="Unpaid invoices">
      <ExportCsv
        options={{ fileName: 'unpaid', getRowsToExport: getUnpaid }}
        render={<Button />}
      >
        Export unpaid invoices
      </ExportCsv>
    </Toolbar>
  );
}

export default function UnpaidOnly() {
  return (
    <Box
      role="region"
      aria-label="Invoices, export of unpaid ones"
      sx={{ height: 380, width: '100%' }}
    >
      <DataGrid
        rows={invoices}
        columns={columns}
        hideFooter
        showToolbar
        slots={{ toolbar: UnpaidToolbar }}
      />
    </Box>
  );
}
