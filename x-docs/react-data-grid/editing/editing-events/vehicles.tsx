import {
  GridEditInputCell,
  type GridColDef,
  type GridRenderEditCellParams,
} from '@mui/x-data-grid';

const renderEditCell = (params: GridRenderEditCellParams) => (
  <GridEditInputCell
    {...params}
    slotProps={{
      root: {
        slotProps: {
          htmlInput: { 'aria-label': params.colDef.headerName ?? '' },
        },
      },
    }}
  />
);

export const vehicles = [
  { id: 'Tram 4', depot: 'East', seats: 72 },
  { id: 'Tram 9', depot: 'West', seats: 64 },
  { id: 'Bus 31', depot: 'East', seats: 38 },
];

export const columns: GridColDef[] = [
  { field: 'id', headerName: 'Line', flex: 1, minWidth: 90 },
  {
    field: 'depot',
    headerName: 'Depot',
    width: 110,
    editable: true,
    renderEditCell,
  },
  {
    field: 'seats',
    headerName: 'Seats',
    type: 'number',
    width: 100,
    editable: true,
    renderEditCell,
  },
];
