import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { lots, type Lot } from './lots';

const columns: GridColDef<Lot>[] = [
  { field: 'id', headerName: 'Lot', width: 90 },
  { field: 'origin', headerName: 'Origin', width: 140 },
  { field: 'altitude', headerName: 'Altitude (m)', type: 'number', width: 130 },
  { field: 'bags', headerName: 'Bags', type: 'number', width: 90 },
  { field: 'score', headerName: 'Score', type: 'number', width: 90 },
];

export default function LotsGrid() {
  return (
    <Box
      role="region"
      aria-label="Coffee lots, data grid"
      sx={{ height: 400, width: '100%' }}
    >
      <DataGrid
        aria-label="Coffee lots"
        rows={lots}
        columns={columns}
        checkboxSelection
        initialState={{ pagination: { paginationModel: { pageSize: 5 } } }}
        pageSizeOptions={[5, 10]}
      />
    </Box>
  );
}
