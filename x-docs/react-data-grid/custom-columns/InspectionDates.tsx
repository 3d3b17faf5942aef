import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { dateColumn } from './dateColumn';

interface Bridge {
  id: string;
  inspected: Date | null;
  due: Date | null;
}

const bridges: Bridge[] = [
  {
    id: 'Mill Bridge',
    inspected: new Date(2024, 3, 12),
    due: new Date(2026, 3, 12),
  },
  {
    id: 'Weir Footbridge',
    inspected: new Date(2023, 8, 4),
    due: new Date(2025, 8, 4),
  },
  { id: 'Canal Bridge', inspected: null, due: new Date(2025, 10, 1) },
];

const columns: GridColDef<Bridge>[] = [
  { field: 'id', headerName: 'Bridge', flex: 1, minWidth: 140 },
  { ...dateColumn, field: 'inspected', headerName: 'Inspected' },
  { ...dateColumn, field: 'due', headerName: 'Next inspection' },
];

export default function InspectionDates() {
  return (
    <Box
      role="region"
      aria-label="Bridges, dates are edited with a picker"
      sx={{ height: 250, width: '100%' }}
    >
      <DataGrid rows={bridges} columns={columns} rowHeight={64} hideFooter />
    </Box>
  );
}
