import {
  GridEditInputCell,
  type GridColDef,
  type GridRenderEditCellParams,
} from '@mui/x-data-grid';
import { type Ferry } from './ferries';

function LabeledInput(params: GridRenderEditCellParams<Ferry>) {
  const label = `${params.colDef.headerName}, ${params.row.route}`;
  return (
    <GridEditInputCell
      {...params}
      slotProps={{
        root: { slotProps: { htmlInput: { 'aria-label': label } } },
      }}
    />
  );
}

export const columns: GridColDef<Ferry>[] = [
  { field: 'route', headerName: 'Route', flex: 1, minWidth: 170 },
  { field: 'vessel', headerName: 'Vessel', width: 90 },
  {
    field: 'fare',
    headerName: 'Fare (£)',
    type: 'number',
    width: 110,
    editable: true,
    valueFormatter: (fare: number | null) => fare?.toFixed(2),
    renderEditCell: (params) => <LabeledInput {...params} />,
  },
  {
    field: 'seats',
    headerName: 'Seats',
    type: 'number',
    width: 100,
    editable: true,
    renderEditCell: (params) => <LabeledInput {...params} />,
  },
];
