import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { initialJobs, type Job } from './jobs';
import { namedInput } from './namedCells';

const columns: GridColDef<Job>[] = [
  {
    field: 'bike',
    headerName: 'Bike',
    width: 120,
    editable: true,
    renderEditCell: namedInput,
  },
  {
    field: 'task',
    headerName: 'Task',
    width: 220,
    editable: true,
    renderEditCell: namedInput,
  },
  {
    field: 'minutes',
    headerName: 'Minutes',
    type: 'number',
    width: 110,
    editable: true,
    renderEditCell: namedInput,
  },
];

export default function EditWholeRow() {
  return (
    <Box
      role="region"
      aria-label="Workshop jobs, edited row by row"
      sx={{ height: 270, width: '100%' }}
    >
      <DataGrid
        rows={initialJobs}
        columns={columns}
        editMode="row"
        hideFooter
      />
    </Box>
  );
}
