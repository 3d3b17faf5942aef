import * as React from 'react';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { DataGrid, type GridFilterModel } from '@mui/x-data-grid';
import { columns, teas } from './teas';

export default function SearchAboveGrid() {
  const [text, setText] = React.useState('');

  const filterModel = React.useMemo<GridFilterModel>(
    () => ({ items: [], quickFilterValues: text.split(' ').filter(Boolean) }),
    [text],
  );

  return (
    <div>
      <TextField
        type="search"
        label="Search the teas"
        size="small"
        value={text}
        onChange={(event) => setText(event.target.value)}
        sx={{ mb: 2 }}
      />
      <Box
        role="region"
        aria-label="Teas, searched from outside"
        sx={{ height: 372, width: '100%' }}
      >
        <DataGrid
          rows={teas}
          columns={columns}
          filterModel={filterModel}
          disableColumnFilter
          hideFooter
        />
      </Box>
    </div>
  );
}
