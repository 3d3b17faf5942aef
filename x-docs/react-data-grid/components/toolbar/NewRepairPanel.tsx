import * as React from 'react';
import AddIcon from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import TextField from '@mui/material/TextField';
import {
  DataGrid,
  Toolbar,
  ToolbarButton,
  useGridApiContext,
} from '@mui/x-data-grid';
import { columns, repairs } from './repairs';

const firstRepairs = repairs.slice(0, 3);

function AddToolbar() {
  const apiRef = useGridApiContext();
  const nextId = React.useRef(101);
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const open = Boolean(anchor);

  const add = (form: FormData) => {
    apiRef.current.updateRows([
      {
        id: nextId.current,
        vehicle: String(form.get('vehicle')),
        workshop: 'North',
        status: 'Open',
        hours: 0,
      },
    ]);
    nextId.current += 1;
    setAnchor(null);
  };

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
        onClose={() => setAnchor(null)}
        slotProps={{ paper: { role: 'dialog', 'aria-label': 'Add a repair' } }}
      >
        <Box
          component="form"
          sx={{ display: 'flex', gap: 1, p: 2 }}
          onSubmit={(event) => {
            event.preventDefault();
            add(new FormData(event.currentTarget));
          }}
        >
          <TextField
            name="vehicle"
            label="Vehicle"
            size="small"
            required
            autoFocus
          />
          <Button type="submit">Add</Button>
        </Box>
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
