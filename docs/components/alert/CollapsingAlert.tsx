import * as React from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Collapse from '@mui/material/Collapse';

export default function CollapsingAlert() {
  const [open, setOpen] = React.useState(true);

  return (
    <Box sx={{ minHeight: 101 }}>
      <Collapse in={open}>
        <Alert severity="info" onClose={() => setOpen(false)} sx={{ mb: 2 }}>
          Drag the rows to change the order of the songs.
        </Alert>
      </Collapse>
      <Button variant="outlined" disabled={open} onClick={() => setOpen(true)}>
        Show the hint
      </Button>
    </Box>
  );
}
