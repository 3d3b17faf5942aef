import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { Flash } from './flash';
import { loans, type Loan } from './loans';

const renderCell: GridColDef<Loan>['renderCell'] = ({ value }) => (
  <Flash>{value}</Flash>
);

const stableColumns: GridColDef<Loan>[] = [
  { field: 'title', headerName: 'Title', flex: 1, minWidth: 180, renderCell },
  { field: 'reader', headerName: 'Reader', width: 140, renderCell },
  { field: 'due', headerName: 'Due', width: 110, renderCell },
];

export default function FlashingCells() {
  const [note, setNote] = React.useState('');
  const [stable, setStable] = React.useState(false);

  const columns = stable
    ? stableColumns
    : stableColumns.map((column) => ({ ...column }));

  return (
    <div>
      <Stack
        direction="row"
        spacing={2}
        useFlexGap
        sx={{ flexWrap: 'wrap', mb: 1 }}
      >
        <TextField
          size="small"
          label="Note"
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
        <FormControlLabel
          control={<Switch />}
          label="Stable columns"
          checked={stable}
          onChange={(_, checked) => setStable(checked)}
        />
      </Stack>
      <Box
        role="region"
        aria-label="Loans, rendered cells flash"
        sx={{ height: 370, width: '100%' }}
      >
        <DataGrid rows={loans} columns={columns} hideFooter />
      </Box>
    </div>
  );
}
