import * as React from 'react';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import './PersistentDetails.css';

export default function PersistentDetails() {
  const [open, setOpen] = React.useState(false);

  return (
    <Paper variant="outlined" className="persistent-details">
      <div className="persistent-details-file">
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
          paper: { className: 'persistent-details-panel' },
        }}
      >
        <Typography variant="body2">4032 × 3024 pixels</Typography>
        <Typography variant="body2">Lisbon, April 2</Typography>
        <Button onClick={() => setOpen(false)}>Close details</Button>
      </Drawer>
    </Paper>
  );
}
