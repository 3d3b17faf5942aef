import * as React from 'react';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { DataGrid, Toolbar, type GridSlotProps } from '@mui/x-data-grid';
import { crateColumns, crateRows } from './crates';

declare module '@mui/x-data-grid' {
  interface ToolbarPropsOverrides {
    driverNote?: string;
    onDriverNoteChange?: (note: string) => void;
  }
}

function NoteToolbar({
  driverNote,
  onDriverNoteChange,
}: GridSlotProps['toolbar']) {
  return (
    <Toolbar>
      <TextField
        size="small"
        label="Note for the driver"
        value={driverNote ?? ''}
        onChange={(event) => onDriverNoteChange?.(event.target.value)}
        sx={{ flexGrow: 1 }}
      />
    </Toolbar>
  );
}

export default function ToolbarWithNote() {
  const [driverNote, setDriverNote] = React.useState('');

  return (
    <Box
      role="region"
      aria-label="Deliveries with a note"
      sx={{ height: 380, width: '100%' }}
    >
      <DataGrid
        rows={crateRows}
        columns={crateColumns}
        hideFooter
        showToolbar
        slots={{ toolbar: NoteToolbar }}
        slotProps={{
          toolbar: { driverNote, onDriverNoteChange: setDriverNote },
        }}
      />
    </Box>
  );
}
