import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DownloadIcon from '@mui/icons-material/Download';
import PrintIcon from '@mui/icons-material/Print';
import { DataGrid, ExportCsv, ExportPrint, Toolbar } from '@mui/x-data-grid';
import { columns, invoices } from './invoices';

function ExportBarToolbar() {
  return (
    <Toolbar aria-label="Export">
      <ExportCsv
        options={{ fileName: 'invoices' }}
        render={<Button startIcon={<DownloadIcon />} />}
      >
        Save as CSV
      </ExportCsv>
      <ExportPrint render={<Button startIcon={<PrintIcon />} />}>
        Print
      </ExportPrint>
    </Toolbar>
  );
}

export default function ExportBar() {
  return (
    <Box
      role="region"
      aria-label="Invoices with two export buttons"
      sx={{ height: 380, width: '100%' }}
    >
      <DataGrid
        rows={invoices}
        columns={columns}
        hideFooter
        showToolbar
        slots={{ toolbar: ExportBarToolbar }}
      />
    </Box>
  );
}
