import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import {
  DataGrid,
  GridCellEditStopReasons,
  type GridColDef,
} from '@mui/x-data-grid';
import { initialJobs, type Job } from './jobs';
import { namedInput } from './namedCells';

const columns: GridColDef<Job>[] = [
  { field: 'bike', headerName: 'Bike', width: 120 },
  {
    field: 'task',
    headerName: 'Task',
    width: 220,
    editable: true,
    renderEditCell: namedInput,
  },
];

export default function StayOpenOnBlur() {
  return (
    <Box sx={{ width: '100%' }}>
      <TextField
        label="Spare part number"
        defaultValue="BP-77-SRAM"
        size="small"
        helperText="Select and copy this while a task is being edited"
        sx={{ mb: 2 }}
      />
      <Box
        role="region"
        aria-label="Workshop jobs, editing survives a click outside"
        sx={{ height: 270 }}
      >
        <DataGrid
          rows={initialJobs}
          columns={columns}
          onCellEditStop={(params, event) => {
            if (params.reason === GridCellEditStopReasons.cellFocusOut) {
              event.defaultMuiPrevented = true;
            }
          }}
          hideFooter
        />
      </Box>
    </Box>
  );
}
