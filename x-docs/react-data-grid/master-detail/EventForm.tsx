import type * as React from 'react';
import Box from '@mui/material/Box';
import {
  DataGridPro,
  useGridApiContext,
  type GridRowParams,
} from '@mui/x-data-grid-pro';
import { EventFields } from './eventFields';
import {
  eventColumns,
  events,
  toggleColumn,
  type CateringEvent,
} from './events';

const columns = [toggleColumn, ...eventColumns];

function GuestForm({ event }: { event: CateringEvent }) {
  const apiRef = useGridApiContext();

  const save = (submit: React.FormEvent<HTMLFormElement>) => {
    submit.preventDefault();
    const data = new FormData(submit.currentTarget);
    const title = String(data.get('title'));
    const guests = Number(data.get('guests'));
    apiRef.current.updateRows([{ id: event.id, title, guests }]);
    apiRef.current.toggleDetailPanel(event.id);
    apiRef.current.setCellFocus(event.id, 'title');
  };

  return (
    <form onSubmit={save}>
      <EventFields event={event} />
    </form>
  );
}

const getDetailPanelContent = ({ row }: GridRowParams<CateringEvent>) => (
  <GuestForm event={row} />
);
const getDetailPanelHeight = () => 'auto' as const;

export default function EventForm() {
  return (
    <Box
      role="region"
      aria-label="Catering events, edited in the panel"
      sx={{ height: 380, width: '100%' }}
    >
      <DataGridPro
        rows={events}
        columns={columns}
        getDetailPanelContent={getDetailPanelContent}
        getDetailPanelHeight={getDetailPanelHeight}
        hideFooter
      />
    </Box>
  );
}
