import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGridPro, type GridListViewColDef } from '@mui/x-data-grid-pro';
import { columns, sightings, type Sighting } from './birds';
import { CountDialog } from './countDialog';

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

  const save = (count: number) => {
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
      <CountDialog
        sighting={edited}
        onSave={save}
        onClose={() => setEdited(null)}
      />
    </Box>
  );
}
