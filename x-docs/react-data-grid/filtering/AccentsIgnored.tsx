import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGrid } from '@mui/x-data-grid';
import { columns, trails } from './trails';

export default function AccentsIgnored() {
  const [ignore, setIgnore] = React.useState(true);

  return (
    <div>
      <FormControlLabel
        control={
          <Switch checked={ignore} onChange={() => setIgnore(!ignore)} />
        }
        label="Ignore accents"
        sx={{ mb: 1 }}
      />
      <Box
        role="region"
        aria-label="Trails whose name contains cre"
        sx={{ height: 260, width: '100%' }}
      >
        <DataGrid
          key={String(ignore)}
          rows={trails}
          columns={columns}
          ignoreDiacritics={ignore}
          initialState={{
            filter: {
              filterModel: {
                items: [{ field: 'name', operator: 'contains', value: 'cre' }],
              },
            },
          }}
        />
      </Box>
    </div>
  );
}
