import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { DataGridPro, type GridListViewColDef } from '@mui/x-data-grid-pro';
import { columns, sightings, type Sighting } from './birds';

export default function CountInList() {
  const [rows, setRows] = React.useState(sightings);
  const [edited, setEdited] = React.useState<Sighting | null>(null);

  const listViewColumn = React.useMemo<GridListViewColDef<Sighting>>(
    () => ({
      field: 'edit',
      renderCell: ({ row, hasFocus }) => (
        <Button tabIndex={hasFocus ? 0 : -1} onClick={() => setEdited(row)}>
          Edit {row.bird}: {row.count}
        </Button>
      ),
    }),
    [],
  );

  const save = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const count = Number(new FormData(event.currentTarget).get('count'));
    setRows((list) =>
      list.map((row) => (row.id === edited?.id ? { ...row, count } : row)),
    );
    setEdited(null);
  };

  return (
    <Box
      role="region"
      aria-label="Bird sightings, edited in a list"
      sx={{ height: 264, width: '100%' }}
    >
      <DataGridPro
        rows={rows}
        columns={columns}
        listView
        listViewColumn={listViewColumn}
        disableRowSelectionOnClick
        hideFooter
      />
      <Dialog open={edited !== null} onClose={() => setEdited(null)}>
        <DialogTitle>Edit the sighting</DialogTitle>
        <form onSubmit={save}>
          <DialogContent>
            <TextField
              name="count"
              type="number"
              label="Birds counted"
              defaultValue={edited?.count}
              slotProps={{ htmlInput: { min: 1 } }}
              required
            />
          </DialogContent>
          <DialogActions>
            <Button onClick={() => setEdited(null)}>Cancel</Button>
            <Button type="submit">Save</Button>
          </DialogActions>
        </form>
      </Dialog>
    </Box>
  );
}
