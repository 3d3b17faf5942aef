import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { columns, teas, type Tea } from './teas';

const withSupplier: GridColDef<Tea>[] = [
  ...columns,
  { field: 'supplier', headerName: 'Supplier', width: 120 },
];

export default function SupplierSearch() {
  return (
    <Box
      role="region"
      aria-label="Teas, found by their hidden supplier"
      sx={{ height: 322, width: '100%' }}
    >
      <DataGrid
        rows={teas}
        columns={withSupplier}
        initialState={{
          columns: { columnVisibilityModel: { supplier: false } },
          filter: {
            filterModel: {
              items: [],
              quickFilterValues: ['barua'],
              quickFilterExcludeHiddenColumns: false,
            },
          },
        }}
        hideFooter
        showToolbar
      />
    </Box>
  );
}
