import * as React from 'react';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { DataGridPro, type GridSortModel } from '@mui/x-data-grid-pro';
import { columns, listViewColumn, sightings } from './birds';

const orders: Record<string, GridSortModel> = {
  'Bird, A to Z': [{ field: 'bird', sort: 'asc' }],
  'Most birds first': [{ field: 'count', sort: 'desc' }],
  'Place, A to Z': [{ field: 'place', sort: 'asc' }],
};

export default function SortedList() {
  const [order, setOrder] = React.useState('Bird, A to Z');

  return (
    <div>
      <TextField
        select
        label="Order"
        value={order}
        onChange={(event) => setOrder(event.target.value)}
        fullWidth
        sx={{ mb: 1 }}
      >
        {Object.keys(orders).map((name) => (
          <MenuItem key={name} value={name}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      <Box
        role="region"
        aria-label="Bird sightings, a sorted list"
        sx={{ height: 324, width: '100%' }}
      >
        <DataGridPro
          rows={sightings}
          columns={columns}
          sortModel={orders[order]}
          listView
          listViewColumn={listViewColumn}
          rowHeight={64}
          hideFooter
        />
      </Box>
    </div>
  );
}
