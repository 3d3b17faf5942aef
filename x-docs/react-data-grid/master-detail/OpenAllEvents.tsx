import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGridPro, type GridRowId } from '@mui/x-data-grid-pro';
import { eventColumns, events, toggleColumn } from './events';
import { getMenuHeight, getMenuPanel } from './menuPanel';

const columns = [toggleColumn, ...eventColumns];
const withMenu = events.filter((event) => event.dishes.length > 0);

export default function OpenAllEvents() {
  const [open, setOpen] = React.useState(new Set<GridRowId>());

  return (
    <div>
      <Stack
        direction="row"
        useFlexGap
        sx={{ gap: 1, flexWrap: 'wrap', mb: 2 }}
      >
        <Button
          variant="outlined"
          onClick={() => setOpen(new Set(withMenu.map(({ id }) => id)))}
        >
          Open all menus
        </Button>
        <Button disabled={open.size === 0} onClick={() => setOpen(new Set())}>
          Close all
        </Button>
      </Stack>
      <Box
        role="region"
        aria-label="Catering events, panels opened with buttons"
        sx={{ height: 420, width: '100%' }}
      >
        <DataGridPro
          rows={events}
          columns={columns}
          getDetailPanelContent={getMenuPanel}
          getDetailPanelHeight={getMenuHeight}
          detailPanelExpandedRowIds={open}
          onDetailPanelExpandedRowIdsChange={setOpen}
          hideFooter
        />
      </Box>
    </div>
  );
}
