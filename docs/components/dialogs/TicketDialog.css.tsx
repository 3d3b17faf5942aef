import * as React from 'react';
import CloseIcon from '@mui/icons-material/Close';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import './TicketDialog.css';

export default function TicketDialog() {
  const [open, setOpen] = React.useState(false);

  const close = () => setOpen(false);

  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Show ticket
      </Button>
      <Dialog
        open={open}
        onClose={close}
        slotProps={{ paper: { className: 'ticket-dialog' } }}
      >
        <DialogTitle className="ticket-dialog-title">Ticket 50-117</DialogTitle>
        <IconButton
          aria-label="Close"
          onClick={close}
          className="ticket-dialog-close"
        >
          <CloseIcon />
        </IconButton>
        <DialogContent dividers>
          <Typography>Bergen to Oslo, Friday, March 14, 08:05</Typography>
          <Typography className="ticket-dialog-seat">
            Coach 4, seat 61
          </Typography>
        </DialogContent>
        <DialogActions className="ticket-dialog-actions">
          <Button onClick={close}>Change seat</Button>
          <Button variant="contained" onClick={close}>
            Check in
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
