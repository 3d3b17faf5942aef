import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGridPro } from '@mui/x-data-grid-pro';
import { columns, listViewColumn, sightings } from './birds';

export default function SightingList() {
  const [list, setList] = React.useState(true);

  return (
    <div>
      <FormControlLabel
        control={<Switch checked={list} onChange={() => setList(!list)} />}
        label="List view"
      />
      <Box
        role="region"
        aria-label="Bird sightings, as list or table"
        sx={{ height: 380, width: '100%' }}
      >
        <DataGridPro
          rows={sightings}
          columns={columns}
          listView={list}
          listViewColumn={listViewColumn}
          rowHeight={64}
          hideFooter
        />
      </Box>
    </div>
  );
}
