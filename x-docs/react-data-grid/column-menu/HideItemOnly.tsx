import Box from '@mui/material/Box';
import { DataGrid, GridColumnMenuHideItem } from '@mui/x-data-grid';
import { columns, records } from './records';

const menuProps = {
  slots: { columnMenuColumnsItem: GridColumnMenuHideItem },
};

export default function HideItemOnly() {
  return (
    <Box
      role="region"
      aria-label="Records, columns can only be hidden"
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
