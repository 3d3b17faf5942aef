import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataGrid } from '@mui/x-data-grid';
import { columns } from './columns';
import { initialFerries, putFerry, type Ferry } from './ferries';

export default function SaveFares() {
  const [ferries, setFerries] = React.useState(initialFerries);
  const [status, setStatus] = React.useState('Nothing changed yet');

  const processRowUpdate = async (newRow: Ferry) => {
    setStatus(`Saving ${newRow.route}…`);
    const saved = await putFerry(newRow);
    setFerries((current) =>
      current.map((ferry) => (ferry.id === saved.id ? saved : ferry)),
    );
    setStatus(`${saved.route} saved, fare £${saved.fare?.toFixed(2)}`);
    return saved;
  };

  return (
    <div>
      <Box
        role="region"
        aria-label="Ferries, each change is saved"
        sx={{ height: 268, width: '100%' }}
      >
        <DataGrid
          rows={ferries}
          columns={columns}
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
