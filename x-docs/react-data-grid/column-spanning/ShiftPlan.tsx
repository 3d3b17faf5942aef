import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const common = { sortable: false, filterable: false, disableColumnMenu: true };

const columns: GridColDef[] = [
  { ...common, field: 'name', headerName: 'Name', width: 120 },
  { ...common, field: 'early', headerName: '6–10', width: 110, colSpan: 2 },
  { ...common, field: 'noon', headerName: '10–14', width: 110 },
  { ...common, field: 'late', headerName: '14–18', width: 110, colSpan: 2 },
  { ...common, field: 'night', headerName: '18–22', width: 110 },
];

const rows = [
  { id: 1, name: 'Amara', early: 'Reception', late: 'Archive' },
  { id: 2, name: 'Jonas', early: 'Laboratory', late: 'Off' },
  { id: 3, name: 'Pilar', early: 'Off', late: 'Reception' },
];

export default function ShiftPlan() {
  return (
    <Box
      role="region"
      aria-label="Shifts of eight hours"
      sx={{ height: 216, width: '100%' }}
    >
      <DataGrid
        rows={rows}
        columns={columns}
        hideFooter
        showCellVerticalBorder
      />
    </Box>
  );
}
