import { type GridColDef } from '@mui/x-data-grid';
import { type Bike } from './bikes';
import { namedInput } from './namedCells';

export const rateColumns: GridColDef<Bike>[] = [
  { field: 'frame', headerName: 'Frame', width: 120 },
  { field: 'kind', headerName: 'Kind', width: 120 },
  {
    field: 'dailyRate',
    headerName: 'Rate per day (€)',
    type: 'number',
    width: 160,
    editable: true,
    renderEditCell: namedInput,
  },
];
