import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Period {
  id: number;
  starts: string;
  monday: string;
  tuesday: string;
  wednesday: string;
}

const periods: Period[] = [
  ['8:00 AM', 'Biology', 'Algebra', 'History'],
  ['9:00 AM', 'Biology', 'Algebra', 'Music'],
  ['10:00 AM', 'Algebra', 'Pottery', 'Music'],
  ['11:00 AM', 'History', 'Pottery', 'Biology'],
  ['12:00 PM', 'History', 'Pottery', 'Biology'],
].map(([starts, monday, tuesday, wednesday], id) => ({
  id,
  starts,
  monday,
  tuesday,
  wednesday,
}));

const day = (field: string, headerName: string): GridColDef<Period> => ({
  field,
  headerName,
  flex: 1,
  minWidth: 100,
  sortable: false,
});

const columns: GridColDef<Period>[] = [
  { field: 'starts', headerName: 'Starts', width: 100, sortable: false },
  day('monday', 'Monday'),
  day('tuesday', 'Tuesday'),
  day('wednesday', 'Wednesday'),
];

export default function Timetable() {
  return (
    <Box
      role="region"
      aria-label="School timetable"
      sx={{ height: 318, width: '100%' }}
    >
      <DataGrid
        rows={periods}
        columns={columns}
        rowSpanning
        showCellVerticalBorder
        showColumnVerticalBorder
        disableColumnMenu
        disableRowSelectionOnClick
        hideFooter
      />
    </Box>
  );
}
