import * as React from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';

export default function DiscardAlert() {
  const [open, setOpen] = React.useState(false);
  const textId = React.useId();

  const close = () => setOpen(false);

  return (
    <>
      <Button color="error" variant="outlined" onClick={() => setOpen(true)}>
        Discard draft
      </Button>
      <Dialog
        open={open}
        onClose={close}
        aria-describedby={textId}
        slotProps={{ paper: { role: 'alertdialog' } }}
      >
        <DialogTitle>Discard this draft?</DialogTitle>
        <DialogContent>
          <DialogContentText id={textId}>
            You have written 640 words since the last save. They cannot be
            restored.
          </DialogContentText>
        </DialogContent>
        <DialogActions>
          <Button onClick={close} autoFocus>
            Keep writing
          </Button>
          <Button color="error" onClick={close}>
            Discard
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
