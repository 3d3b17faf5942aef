import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import { boats, columns } from './boats';

export default function PanelWithoutActions() {
  return (
    <Box
      role="region"
      aria-label="Boats, panel without actions"
      sx={{ height: 330, width: '100%' }}
    >
      <DataGrid
        rows={boats}
        columns={columns}
        hideFooter
        showToolbar
        slotProps={{
          columnsManagement: {
            disableShowHideToggle: true,
            disableResetButton: true,
          },
        }}
      />
    </Box>
  );
}
