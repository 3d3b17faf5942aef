import * as React from 'react';
import Box from '@mui/material/Box';
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

export default function OneEventAtATime() {
  const [open, setOpen] = React.useState(new Set<GridRowId>());

  // Of the rows that the grid wants open, keep the one that was not open before.
  const handleChange = (ids: Set<GridRowId>) =>
    setOpen(new Set([...ids].filter((id) => !open.has(id))));

  return (
    <Box
      role="region"
      aria-label="Catering events, one panel at a time"
      sx={{ height: 420, width: '100%' }}
    >
      <DataGridPro
        rows={events}
        columns={columns}
        getDetailPanelContent={getDetailPanelContent}
        getDetailPanelHeight={getDetailPanelHeight}
        detailPanelExpandedRowIds={open}
        onDetailPanelExpandedRowIdsChange={handleChange}
        hideFooter
      />
    </Box>
  );
}
