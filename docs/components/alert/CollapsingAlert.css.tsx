import * as React from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Collapse from '@mui/material/Collapse';
import './CollapsingAlert.css';

export default function CollapsingAlert() {
  const [open, setOpen] = React.useState(true);

  return (
    <div className="collapsing-alert">
      <Collapse in={open}>
        <Alert
          severity="info"
          onClose={() => setOpen(false)}
          className="collapsing-alert-hint"
        >
          Drag the rows to change the order of the songs.
        </Alert>
      </Collapse>
      <Button variant="outlined" disabled={open} onClick={() => setOpen(true)}>
        Show the hint
      </Button>
    </div>
  );
}
