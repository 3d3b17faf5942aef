import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import { columns, trails } from './trails';

const columnMenu = {
  slots: { columnMenuColumnsItem: null },
  slotProps: { columnMenuFilterItem: { displayOrder: 0 } },
};

export default function ShortColumnMenu() {
  return (
    <Box
      role="region"
      aria-label="Trails with a short column menu"
      sx={{ height: 300, width: '100%' }}
    >
      <DataGrid
        rows={trails}
        columns={columns}
        hideFooter
        slotProps={{ columnMenu }}
      />
    </Box>
  );
}
