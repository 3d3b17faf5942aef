import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGrid, Toolbar, type GridSlotProps } from '@mui/x-data-grid';
import { columns, trails } from './trails';

declare module '@mui/x-data-grid' {
  interface ToolbarPropsOverrides {
    openOnly?: boolean;
    onOpenOnlyChange?: (openOnly: boolean) => void;
  }
}

function OpenToolbar({ openOnly, onOpenOnlyChange }: GridSlotProps['toolbar']) {
  return (
    <Toolbar aria-label="Trails">
      <FormControlLabel
        control={<Switch />}
        label="Open trails only"
        checked={openOnly ?? false}
        onChange={(_, checked) => onOpenOnlyChange?.(checked)}
      />
    </Toolbar>
  );
}

export default function ToolbarWithSwitch() {
  const [openOnly, setOpenOnly] = React.useState(false);

  const rows = React.useMemo(
    () => trails.filter((trail) => trail.open || !openOnly),
    [openOnly],
  );

  return (
    <Box
      role="region"
      aria-label="Trails with a switch"
      sx={{ height: 360, width: '100%' }}
    >
      <DataGrid
        rows={rows}
        columns={columns}
        hideFooter
        showToolbar
        slots={{ toolbar: OpenToolbar }}
        slotProps={{ toolbar: { openOnly, onOpenOnlyChange: setOpenOnly } }}
      />
    </Box>
  );
}
