import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { DataGrid, type GridFilterModel } from '@mui/x-data-grid';
import { columns, invoices } from './invoices';

const all: GridFilterModel = { items: [] };
const largeOnes: GridFilterModel = {
  items: [{ field: 'amount', operator: '>=', value: 500 }],
};

export default function FilteredSelection() {
  const [filtered, setFiltered] = React.useState(false);
  const [keep, setKeep] = React.useState(false);

  return (
    <div>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', mb: 1 }}>
        <FormControlLabel
          control={
            <Switch
              checked={filtered}
              onChange={() => setFiltered(!filtered)}
            />
          }
          label="500 € and more"
        />
        <FormControlLabel
          control={<Switch checked={keep} onChange={() => setKeep(!keep)} />}
          label="Keep hidden rows selected"
        />
      </Stack>
      <Box
        role="region"
        aria-label="Invoices, selected and filtered"
        sx={{ height: 424, width: '100%' }}
      >
        <DataGrid
          rows={invoices}
          columns={columns}
          checkboxSelection
          filterModel={filtered ? largeOnes : all}
          keepNonExistentRowsSelected={keep}
          disableColumnFilter
          hideFooterPagination
        />
      </Box>
    </div>
  );
}
