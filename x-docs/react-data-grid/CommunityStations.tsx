import Box from '@mui/material/Box';
import { DataGrid, GridEditInputCell, type GridColDef } from '@mui/x-data-grid';
import { stations, statuses, type Station } from './stations';

const columns: GridColDef<Station>[] = [
  { field: 'name', headerName: 'Station', flex: 1, minWidth: 150 },
  { field: 'district', headerName: 'District', width: 130 },
  {
    field: 'bikes',
    headerName: 'Bikes',
    type: 'number',
    width: 90,
    editable: true,
    renderEditCell: (params) => (
      <GridEditInputCell
        {...params}
        slotProps={{
          root: { slotProps: { htmlInput: { 'aria-label': 'Bikes' } } },
        }}
      />
    ),
  },
  { field: 'docks', headerName: 'Docks', type: 'number', width: 90 },
  {
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    valueOptions: statuses,
    width: 110,
    editable: true,
  },
];

export default function CommunityStations() {
  return (
    <Box
      role="region"
      aria-label="Bike stations, Community"
      sx={{ height: 460, width: '100%' }}
    >
      <DataGrid
        rows={stations}
        columns={columns}
        checkboxSelection
        showToolbar
        pageSizeOptions={[5, 10]}
        initialState={{
          pagination: { paginationModel: { pageSize: 5 } },
          sorting: { sortModel: [{ field: 'bikes', sort: 'asc' }] },
        }}
      />
    </Box>
  );
}
