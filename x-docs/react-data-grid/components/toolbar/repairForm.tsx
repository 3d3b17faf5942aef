import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useGridApiContext } from '@mui/x-data-grid';

/** Adds a repair to the grid, and then calls `onDone`. */
export default function RepairForm({ onDone }: { onDone: () => void }) {
  const apiRef = useGridApiContext();

  const handleSubmit = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const vehicle = new FormData(event.currentTarget).get('vehicle');
    const id = apiRef.current.getRowsCount() + 1;
    apiRef.current.updateRows([
      { id, vehicle, workshop: 'North', status: 'Open', hours: 0 },
    ]);
    onDone();
  };

  return (
    <Box
      component="form"
      sx={{ display: 'flex', gap: 1, p: 2 }}
      onSubmit={handleSubmit}
    >
      <TextField
        name="vehicle"
        label="Vehicle"
        size="small"
        required
        autoFocus
      />
      <Button type="submit">Add</Button>
    </Box>
  );
}
