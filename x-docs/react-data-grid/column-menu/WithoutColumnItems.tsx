import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import { columns, records } from './records';

const menuProps = { slots: { columnMenuColumnsItem: null } };

export default function WithoutColumnItems() {
  return (
    <Box
      role="region"
      aria-label="Records, no column items in the menu"
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
