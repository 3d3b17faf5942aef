import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  gridColumnDefinitionsSelector,
  gridVisibleColumnDefinitionsSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
} from '@mui/x-data-grid';
import { rentals, type Rental } from './rentals';

const columns: GridColDef<Rental>[] = [
  { field: 'item', headerName: 'Item', flex: 1, minWidth: 130 },
  { field: 'lastName', headerName: 'Customer', width: 130 },
  { field: 'days', headerName: 'Days', type: 'number', width: 90 },
  { field: 'battery', headerName: 'Battery', type: 'number', width: 100 },
];

function ColumnFooter() {
  const apiRef = useGridApiContext();
  const all = useGridSelector(apiRef, gridColumnDefinitionsSelector);
  const visible = useGridSelector(apiRef, gridVisibleColumnDefinitionsSelector);
  const names = visible.map((column) => column.headerName ?? column.field);

  return (
    <Typography
      variant="body2"
      sx={{ p: 1.5, borderTop: 1, borderColor: 'divider' }}
    >
      {visible.length} of {all.length} columns: {names.join(', ')}
    </Typography>
  );
}

export default function VisibleColumnList() {
  return (
    <Box
      role="region"
      aria-label="Rentals with a list of visible columns"
      sx={{ height: 370, width: '100%' }}
    >
      <DataGrid
        rows={rentals}
        columns={columns}
        slots={{ footer: ColumnFooter }}
        initialState={{
          columns: { columnVisibilityModel: { battery: false } },
        }}
      />
    </Box>
  );
}
