import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { initialJobs, type Job } from './jobs';

const columns: GridColDef<Job>[] = [
  { field: 'bike', headerName: 'Bike', width: 120, editable: true },
  { field: 'task', headerName: 'Task', width: 220, editable: true },
  {
    field: 'minutes',
    headerName: 'Minutes',
    type: 'number',
    width: 110,
    editable: true,
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
