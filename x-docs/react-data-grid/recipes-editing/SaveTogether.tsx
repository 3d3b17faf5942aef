import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid } from '@mui/x-data-grid';
import { columns, orders, type Order } from './orders';

export default function SaveTogether() {
  const [saved, setSaved] = React.useState(orders);
  const [rows, setRows] = React.useState(orders);
  const [status, setStatus] = React.useState('');

  const changed = rows.filter((row) => !saved.includes(row));

  const processRowUpdate = (newRow: Order) => {
    setRows((list) => list.map((row) => (row.id === newRow.id ? newRow : row)));
    return newRow;
  };

  const save = () => {
    setSaved(rows);
    setStatus(`${changed.length} rows saved`);
  };
  const discard = () => {
    setRows(saved);
    setStatus(`${changed.length} rows reset`);
  };

  return (
    <div>
      <Stack direction="row" sx={{ gap: 1, mb: 1, alignItems: 'center' }}>
        <Button variant="contained" onClick={save}>
          Save all
        </Button>
        <Button onClick={discard}>Discard</Button>
        <Typography role="status" variant="body2">
          {changed.length > 0 ? `${changed.length} changed` : status}
        </Typography>
      </Stack>
      <Box
        role="region"
        aria-label="Orders, saved together"
        sx={{ height: 216, '& .changed': { fontWeight: 'bold' } }}
      >
        <DataGrid
          rows={rows}
          columns={columns}
          processRowUpdate={processRowUpdate}
          getRowClassName={({ row }) =>
            changed.some(({ id }) => id === row.id) ? 'changed' : ''
          }
          hideFooter
        />
      </Box>
    </div>
  );
}
