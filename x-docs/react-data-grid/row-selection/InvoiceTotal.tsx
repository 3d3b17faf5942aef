import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridRowSelectionModel } from '@mui/x-data-grid';
import { columns, invoices } from './invoices';

const openInvoices = invoices.filter(({ state }) => state === 'open');

export default function InvoiceTotal() {
  const [model, setModel] = React.useState<GridRowSelectionModel>({
    type: 'include',
    ids: new Set(['25-042']),
  });

  const selected = invoices.filter(
    ({ id }) => model.ids.has(id) === (model.type === 'include'),
  );
  const total = selected.reduce((sum, { amount }) => sum + amount, 0);

  return (
    <div>
      <Stack
        direction="row"
        useFlexGap
        sx={{ gap: 2, flexWrap: 'wrap', alignItems: 'center', mb: 2 }}
      >
        <Button
          variant="outlined"
          onClick={() =>
            setModel({
              type: 'include',
              ids: new Set(openInvoices.map(({ id }) => id)),
            })
          }
        >
          Select open invoices
        </Button>
        <Typography role="status">
          {selected.length} selected, {total} €
        </Typography>
      </Stack>
      <Box
        role="region"
        aria-label="Invoices with the total of the selected ones"
        sx={{ height: 372, width: '100%' }}
      >
        <DataGrid
          rows={invoices}
          columns={columns}
          checkboxSelection
          rowSelectionModel={model}
          onRowSelectionModelChange={setModel}
          hideFooter
        />
      </Box>
    </div>
  );
}
