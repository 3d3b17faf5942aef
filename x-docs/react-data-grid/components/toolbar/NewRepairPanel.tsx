import * as React from 'react';
import AddIcon from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Popover from '@mui/material/Popover';
import { DataGrid, Toolbar, ToolbarButton } from '@mui/x-data-grid';
import RepairForm from './repairForm';
import { columns, repairs } from './repairs';

const firstRepairs = repairs.slice(0, 3);

function AddToolbar() {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const open = Boolean(anchor);
  const close = () => setAnchor(null);

  return (
    <Toolbar aria-label="Repairs">
      <ToolbarButton
        aria-label="Add a repair"
        aria-haspopup="dialog"
        aria-expanded={open ? 'true' : 'false'}
        color={open ? 'primary' : 'default'}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <AddIcon fontSize="small" />
      </ToolbarButton>
      <Popover
        open={open}
        anchorEl={anchor}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        onClose={close}
        slotProps={{ paper: { role: 'dialog', 'aria-label': 'Add a repair' } }}
      >
        <RepairForm onDone={close} />
      </Popover>
    </Toolbar>
  );
}

export default function NewRepairPanel() {
  return (
    <Box
      role="region"
      aria-label="Repairs with a panel for new ones"
      sx={{ height: 370, width: '100%' }}
    >
      <DataGrid
        rows={firstRepairs}
        columns={columns}
        hideFooter
        showToolbar
        slots={{ toolbar: AddToolbar }}
      />
    </Box>
  );
}
