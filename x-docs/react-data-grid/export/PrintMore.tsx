import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGrid, ExportPrint, Toolbar } from '@mui/x-data-grid';
import { columns, invoices } from './invoices';

const printOptions = {
  allColumns: true,
  includeCheckboxes: true,
  pageStyle: '.MuiDataGrid-root .MuiDataGrid-toolbar { display: none; }',
};

function PrintToolbar() {
  return (
    <Toolbar aria-label="Print">
      <ExportPrint options={printOptions} render={<Button />}>
        Print the checklist
      </ExportPrint>
    </Toolbar>
  );
}

export default function PrintMore() {
  return (
    <Box
      role="region"
      aria-label="Invoices, printed as a checklist"
      sx={{ height: 380, width: '100%' }}
    >
      <DataGrid
        rows={invoices}
        columns={columns}
        checkboxSelection
        disableVirtualization
        hideFooter
        showToolbar
        slots={{ toolbar: PrintToolbar }}
        initialState={{
          columns: { columnVisibilityModel: { note: false, paid: false } },
        }}
      />
    </Box>
  );
}
