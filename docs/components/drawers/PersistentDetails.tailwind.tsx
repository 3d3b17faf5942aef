import * as React from 'react';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

export default function PersistentDetails() {
  const [open, setOpen] = React.useState(false);

  return (
    <Paper variant="outlined" className="relative isolate h-55 overflow-hidden">
      <div className="p-4">
        <Typography gutterBottom>IMG_2041.jpg</Typography>
        <Button variant="outlined" onClick={() => setOpen(true)}>
          Details
        </Button>
      </div>
      <Drawer
        variant="persistent"
        anchor="right"
        open={open}
        slotProps={{
          paper: { className: 'absolute w-45 gap-2 p-4' },
        }}
      >
        <Typography variant="body2">4032 × 3024 pixels</Typography>
        <Typography variant="body2">Lisbon, April 2</Typography>
        <Button onClick={() => setOpen(false)}>Close details</Button>
      </Drawer>
    </Paper>
  );
}
