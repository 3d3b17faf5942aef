import Box from '@mui/material/Box';
import { DataGridPro } from '@mui/x-data-grid-pro';
import { columns, servers } from './servers';

const menuProps = { slots: { columnMenuPinningItem: null } };

export default function NoPinItems() {
  return (
    <Box
      role="region"
      aria-label="Servers, no pinning in the menu"
      sx={{ height: 290, width: '100%' }}
    >
      <DataGridPro
        rows={servers}
        columns={columns}
        hideFooter
        slotProps={{ columnMenu: menuProps }}
        initialState={{ pinnedColumns: { left: ['host'] } }}
      />
    </Box>
  );
}
