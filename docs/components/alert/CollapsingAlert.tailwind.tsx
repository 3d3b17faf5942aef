import * as React from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Collapse from '@mui/material/Collapse';

export default function CollapsingAlert() {
  const [open, setOpen] = React.useState(true);

  return (
    <div className="min-h-[101px]">
      <Collapse in={open}>
        <Alert severity="info" onClose={() => setOpen(false)} className="mb-4">
          Drag the rows to change the order of the songs.
        </Alert>
      </Collapse>
      <Button variant="outlined" disabled={open} onClick={() => setOpen(true)}>
        Show the hint
      </Button>
    </div>
  );
}
