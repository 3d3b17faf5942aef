import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  GridCellEditStartReasons,
  type GridColDef,
  type GridEventListener,
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

export default function StartWithEnterOnly() {
  const [lastAttempt, setLastAttempt] = React.useState('none yet');

  const handleStart: GridEventListener<'cellEditStart'> = (params, event) => {
    const allowed = params.reason === GridCellEditStartReasons.enterKeyDown;
    event.defaultMuiPrevented = !allowed;
    setLastAttempt(`${params.reason}, ${allowed ? 'allowed' : 'refused'}`);
  };

  return (
    <Box sx={{ width: '100%' }}>
      <Box
        role="region"
        aria-label="Workshop jobs, editing starts with Enter"
        sx={{ height: 270 }}
      >
        <DataGrid
          rows={initialJobs}
          columns={columns}
          onCellEditStart={handleStart}
          hideFooter
        />
      </Box>
      <Typography variant="body2" role="status" sx={{ mt: 1 }}>
        Last attempt: {lastAttempt}
      </Typography>
    </Box>
  );
}
