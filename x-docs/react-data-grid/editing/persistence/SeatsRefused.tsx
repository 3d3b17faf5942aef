import * as React from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Snackbar from '@mui/material/Snackbar';
import { DataGrid } from '@mui/x-data-grid';
import { columns } from './columns';
import { initialFerries, putFerry, type Ferry } from './ferries';

export default function SeatsRefused() {
  const [ferries, setFerries] = React.useState(initialFerries);
  const [problem, setProblem] = React.useState('');

  const processRowUpdate = async (newRow: Ferry) => {
    const saved = await putFerry(newRow);
    setFerries((current) =>
      current.map((ferry) => (ferry.id === saved.id ? saved : ferry)),
    );
    setProblem('');
    return saved;
  };

  return (
    <Box
      role="region"
      aria-label="Ferries, the server checks the seats"
      sx={{ height: 268, width: '100%' }}
    >
      <DataGrid
        rows={ferries}
        columns={columns}
        editMode="row"
        processRowUpdate={processRowUpdate}
        onProcessRowUpdateError={(error: Error) => setProblem(error.message)}
        onRowEditStop={() => setProblem('')}
        hideFooter
      />
      <Snackbar open={problem !== ''} onClose={() => setProblem('')}>
        <Alert severity="error" variant="filled">
          {problem} Correct the number, or press Escape.
        </Alert>
      </Snackbar>
    </Box>
  );
}
