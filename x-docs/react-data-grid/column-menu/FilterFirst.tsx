import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import { columns, records } from './records';

const menuProps = {
  slotProps: {
    columnMenuFilterItem: { displayOrder: 0 },
    columnMenuSortItem: { displayOrder: 40 },
  },
};

export default function FilterFirst() {
  return (
    <Box
      role="region"
      aria-label="Records, the filter comes first"
      sx={{ height: 270, width: '100%' }}
    >
      <DataGrid
        rows={records}
        columns={columns}
        hideFooter
        slotProps={{ columnMenu: menuProps }}
      />
    </Box>
  );
}
