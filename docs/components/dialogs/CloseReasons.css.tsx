import * as React from 'react';
import Button from '@mui/material/Button';
import Dialog, { type DialogProps } from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import './CloseReasons.css';

export default function CloseReasons() {
  const [open, setOpen] = React.useState(false);
  const [last, setLast] = React.useState('none yet');

  const handleClose: DialogProps['onClose'] = (_event, reason) => {
    setLast(reason);
    if (reason !== 'backdropClick') {
      setOpen(false);
    }
  };

  return (
    <div className="close-reasons">
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Start payment
      </Button>
      <Typography role="status">Last reason: {last}</Typography>
      <Dialog open={open} onClose={handleClose}>
        <DialogTitle>Pay €48.00</DialogTitle>
        <DialogContent>
          <DialogContentText>
            A click on the backdrop does not close this one, Escape does.
          </DialogContentText>
        </DialogContent>
        <DialogActions>
          <Button onClick={() => setOpen(false)}>Cancel</Button>
          <Button onClick={() => setOpen(false)}>Pay</Button>
        </DialogActions>
      </Dialog>
    </div>
  );
}
