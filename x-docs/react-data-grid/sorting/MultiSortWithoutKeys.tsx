import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';
import { tickets, type Ticket } from './tickets';

const columns: GridColDef<Ticket>[] = [
  { field: 'customer', headerName: 'Customer', width: 170 },
  { field: 'release', headerName: 'Release', width: 110 },
  { field: 'replyHours', headerName: 'Reply (h)', type: 'number', width: 120 },
  { field: 'subject', headerName: 'Subject', flex: 1, minWidth: 220 },
];

export default function MultiSortWithoutKeys() {
  const [always, setAlways] = React.useState(true);

  return (
    <div>
      <FormControlLabel
        label="Add to the sorting without a modifier key"
        control={
          <Switch
            checked={always}
            onChange={(event) => setAlways(event.target.checked)}
          />
        }
      />
      <Box
        role="region"
        aria-label="Tickets, multi-sorting without modifier keys"
        sx={{ height: 380, width: '100%' }}
      >
        <DataGridPro
          rows={tickets}
          columns={columns}
          hideFooter
          multipleColumnsSortingMode={always ? 'always' : 'withModifierKey'}
        />
      </Box>
    </div>
  );
}
