import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import { columns, trails } from './trails';

const columnsManagement = {
  sort: 'asc',
  disableShowHideToggle: true,
} as const;

export default function SortedColumnList() {
  return (
    <Box
      role="region"
      aria-label="Trails with a sorted list of columns"
      sx={{ height: 360, width: '100%' }}
    >
      <DataGrid
        rows={trails}
        columns={columns}
        hideFooter
        showToolbar
        slotProps={{ columnsManagement }}
      />
    </Box>
  );
}
