import * as React from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';

export default function SavedStatus() {
  const [result, setResult] = React.useState<'saved' | 'failed' | null>(null);

  return (
    <Box sx={{ minHeight: 101 }}>
      <Stack direction="row" spacing={1} sx={{ mb: 2 }}>
        <Button variant="outlined" onClick={() => setResult('saved')}>
          Save
        </Button>
        <Button variant="outlined" onClick={() => setResult('failed')}>
          Save offline
        </Button>
      </Stack>
      <div role="status">
        {result === 'saved' && (
          <Alert role="none" severity="success">
            Saved at 10:42.
          </Alert>
        )}
      </div>
      {result === 'failed' && (
        <Alert severity="error">No connection. Nothing was saved.</Alert>
      )}
    </Box>
  );
}
