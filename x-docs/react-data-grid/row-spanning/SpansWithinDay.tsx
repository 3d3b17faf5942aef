import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { visits, type Visit } from './visits';

const columns: GridColDef<Visit>[] = [
  { field: 'day', headerName: 'Day', width: 110 },
  {
    field: 'doctor',
    headerName: 'Doctor',
    width: 140,
    rowSpanValueGetter: (value, row) => `${row.day}, ${value}`,
  },
  { field: 'patient', headerName: 'Patient', flex: 1, minWidth: 130 },
  {
    field: 'minutes',
    headerName: 'Minutes',
    type: 'number',
    width: 100,
    rowSpanValueGetter: () => null,
  },
];

export default function SpansWithinDay() {
  return (
    <Box
      role="region"
      aria-label="Visits, doctors are merged within a day"
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
