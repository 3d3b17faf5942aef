import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { visits, type Visit } from './visits';

const columns: GridColDef<Visit>[] = [
  { field: 'day', headerName: 'Day', width: 110 },
  { field: 'doctor', headerName: 'Doctor', width: 140 },
  { field: 'room', headerName: 'Room', width: 90 },
  { field: 'patient', headerName: 'Patient', flex: 1, minWidth: 130 },
];

export default function ClinicDays() {
  return (
    <Box
      role="region"
      aria-label="Visits, equal values are merged"
      sx={{ height: 370, width: '100%' }}
    >
      <DataGrid
        rows={visits}
        columns={columns}
        rowSpanning
        showCellVerticalBorder
        disableRowSelectionOnClick
        hideFooter
      />
    </Box>
  );
}
