import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGridPremium,
  ExportCsv,
  ExportExcel,
  ExportPrint,
  Toolbar,
} from '@mui/x-data-grid-premium';
import { bridges, columns } from './bridges';

const pageStyle = '.MuiDataGrid-root .MuiDataGrid-toolbar { display: none; }';

function BridgeToolbar() {
  return (
    <Toolbar aria-label="Export bridges">
      <ExportCsv
        render={<Button size="small" />}
        options={{ fileName: 'bridges', delimiter: ';' }}
      >
        CSV
      </ExportCsv>
      <ExportExcel
        render={<Button size="small" />}
        options={{ fileName: 'bridges' }}
      >
        Excel
      </ExportExcel>
      <ExportPrint render={<Button size="small" />} options={{ pageStyle }}>
        Print
      </ExportPrint>
    </Toolbar>
  );
}

export default function ExportButtons() {
  return (
    <Box
      role="region"
      aria-label="Bridges with export buttons"
      sx={{ height: 360, width: '100%' }}
    >
      <DataGridPremium
        rows={bridges}
        columns={columns}
        hideFooter
        showToolbar
        slots={{ toolbar: BridgeToolbar }}
      />
    </Box>
  );
}
