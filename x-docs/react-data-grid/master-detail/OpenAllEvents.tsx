import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {
  DataGridPro,
  type GridRowId,
  type GridRowParams,
} from '@mui/x-data-grid-pro';
import DishTable from './dishTable';
import {
  eventColumns,
  events,
  toggleColumn,
  type CateringEvent,
} from './events';

const columns = [toggleColumn, ...eventColumns];

function getDetailPanelContent({ row }: GridRowParams<CateringEvent>) {
  return row.dishes.length > 0 ? <DishTable event={row} /> : null;
}

const getDetailPanelHeight = () => 'auto' as const;

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
          onClick={() => setOpen(new Set(events.map(({ id }) => id)))}
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
          getDetailPanelContent={getDetailPanelContent}
          getDetailPanelHeight={getDetailPanelHeight}
          detailPanelExpandedRowIds={open}
          onDetailPanelExpandedRowIdsChange={setOpen}
          hideFooter
        />
      </Box>
    </div>
  );
}
