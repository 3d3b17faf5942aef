import * as React from 'react';
import Box from '@mui/material/Box';
import {
  DataGrid,
  type GridPaginationModel,
  type GridRowSelectionModel,
} from '@mui/x-data-grid';
import { columns, invoices } from './invoices';

const firstPage: GridPaginationModel = { page: 0, pageSize: 3 };

// What a server would send for a page.
const readPage = ({ page, pageSize }: GridPaginationModel) =>
  invoices.slice(page * pageSize, (page + 1) * pageSize);

export default function ServerSelection() {
  const [rows, setRows] = React.useState(() => readPage(firstPage));
  const [model, setModel] = React.useState<GridRowSelectionModel>({
    type: 'include',
    ids: new Set(['25-043', '25-046']),
  });

  return (
    <Box
      role="region"
      aria-label="Invoices, selected across pages of a server"
      sx={{ height: 268, width: '100%' }}
    >
      <DataGrid
        rows={rows}
        columns={columns}
        checkboxSelection
        keepNonExistentRowsSelected
        rowSelectionModel={model}
        onRowSelectionModelChange={setModel}
        paginationMode="server"
        rowCount={invoices.length}
        pageSizeOptions={[3]}
        initialState={{ pagination: { paginationModel: firstPage } }}
        onPaginationModelChange={(next) => setRows(readPage(next))}
        disableColumnSorting
        disableColumnFilter
      />
    </Box>
  );
}
