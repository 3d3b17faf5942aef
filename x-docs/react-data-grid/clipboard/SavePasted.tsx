import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import { columns, seeds, type Seed } from './stock';

const plain = columns.map((column) => ({
  ...column,
  valueFormatter: undefined,
}));

export default function SavePasted() {
  const [rows, setRows] = React.useState(seeds);
  const [status, setStatus] = React.useState('Nothing pasted yet');

  const processRowUpdate = (row: Seed) => {
    if (!(row.packets >= 0 && row.packets <= 500)) {
      throw new Error(`${row.id}: packets must be between 0 and 500`);
    }
    setRows((list) => list.map((old) => (old.id === row.id ? row : old)));
    setStatus(`${row.id} saved`);
    return row;
  };

  return (
    <div>
      <Box
        role="region"
        aria-label="Seeds, pasted values are checked and saved"
        sx={{ height: 318, width: '100%' }}
      >
        <DataGridPremium
          rows={rows}
          columns={plain}
          cellSelection
          disableRowSelectionOnClick
          processRowUpdate={processRowUpdate}
          onProcessRowUpdateError={(error: Error) => setStatus(error.message)}
          hideFooter
        />
      </Box>
      <Typography role="status" variant="body2" sx={{ mt: 1 }}>
        {status}
      </Typography>
    </div>
  );
}
