import { type GridColDef } from '@mui/x-data-grid';
import { type Job } from './jobs';
import { namedInput } from './namedCells';

export const jobColumns: GridColDef<Job>[] = [
  {
    field: 'bike',
    headerName: 'Bike',
    width: 110,
    editable: true,
    renderEditCell: namedInput,
  },
  {
    field: 'task',
    headerName: 'Task',
    flex: 1,
    minWidth: 180,
    editable: true,
    renderEditCell: namedInput,
  },
  {
    field: 'minutes',
    headerName: 'Minutes',
    type: 'number',
    width: 100,
    editable: true,
    renderEditCell: namedInput,
  },
];
