import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {
  DataGrid,
  type GridColDef,
  type GridSortModel,
} from '@mui/x-data-grid';
import { tickets, type Ticket } from './tickets';

const columns: GridColDef<Ticket>[] = [
  { field: 'subject', headerName: 'Subject', flex: 1, minWidth: 220 },
  { field: 'customer', headerName: 'Customer', width: 160 },
  { field: 'replyHours', headerName: 'Reply (h)', type: 'number', width: 110 },
  { field: 'openedOn', headerName: 'Opened', type: 'date', width: 120 },
];

const views: Record<string, GridSortModel> = {
  'Oldest first': [{ field: 'openedOn', sort: 'asc' }],
  'Slowest reply': [{ field: 'replyHours', sort: 'desc' }],
  'By customer': [{ field: 'customer', sort: 'asc' }],
};

export default function SavedViews() {
  const [sortModel, setSortModel] = React.useState(views['Oldest first']);
  const view = Object.keys(views).find((name) => views[name] === sortModel);

  return (
    <div>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Saved views"
        value={view ?? null}
        onChange={(_, name) => setSortModel(name ? views[name] : [])}
        sx={{ mb: 2 }}
      >
        {Object.keys(views).map((name) => (
          <ToggleButton key={name} value={name} sx={{ textTransform: 'none' }}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Box
        role="region"
        aria-label="Tickets, sorted by a saved view"
        sx={{ height: 380, width: '100%' }}
      >
        <DataGrid
          rows={tickets}
          columns={columns}
          hideFooter
          sortModel={sortModel}
          onSortModelChange={setSortModel}
        />
      </Box>
    </div>
  );
}
