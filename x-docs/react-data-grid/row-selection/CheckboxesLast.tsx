import Box from '@mui/material/Box';
import {
  DataGrid,
  GRID_CHECKBOX_SELECTION_COL_DEF,
  type GridColDef,
} from '@mui/x-data-grid';
import { columns, invoices, type Invoice } from './invoices';

const columnsWithCheckbox: GridColDef<Invoice>[] = [
  ...columns,
  {
    ...GRID_CHECKBOX_SELECTION_COL_DEF,
    width: 80,
    cellClassName: 'pay-cell',
  },
];

export default function CheckboxesLast() {
  return (
    <Box
      role="region"
      aria-label="Invoices, checkboxes at the end"
      sx={{
        height: 372,
        width: '100%',
        '& .pay-cell': { bgcolor: 'action.hover' },
      }}
    >
      <DataGrid
        rows={invoices}
        columns={columnsWithCheckbox}
        checkboxSelection
        hideFooter
      />
    </Box>
  );
}
