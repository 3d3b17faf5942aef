import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import {
  DataGridPro,
  useGridApiContext,
  type GridRowParams,
} from '@mui/x-data-grid-pro';
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
    apiRef.current.updateRows([
      {
        id: event.id,
        title: String(data.get('title')),
        guests: Number(data.get('guests')),
      },
    ]);
    apiRef.current.toggleDetailPanel(event.id);
    apiRef.current.setCellFocus(event.id, 'title');
  };

  return (
    <Stack
      component="form"
      onSubmit={save}
      useFlexGap
      direction="row"
      sx={{ p: 2, gap: 2, flexWrap: 'wrap', alignItems: 'center' }}
    >
      <TextField
        name="title"
        label="Event"
        size="small"
        required
        defaultValue={event.title}
      />
      <TextField
        name="guests"
        label="Guests"
        size="small"
        type="number"
        required
        defaultValue={event.guests}
        slotProps={{ htmlInput: { min: 1 } }}
        sx={{ width: 110 }}
      />
      <Button type="submit" variant="contained">
        Save
      </Button>
    </Stack>
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
