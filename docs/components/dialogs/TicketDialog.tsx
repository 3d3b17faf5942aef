import * as React from 'react';
import CloseIcon from '@mui/icons-material/Close';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

const RoundedDialog = styled(Dialog)(({ theme }) => ({
  '& .MuiDialog-paper': { borderRadius: 20 },
  '& .MuiDialogActions-root': { padding: theme.spacing(2) },
}));

export default function TicketDialog() {
  const [open, setOpen] = React.useState(false);

  const close = () => setOpen(false);

  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Show ticket
      </Button>
      <RoundedDialog open={open} onClose={close}>
        <DialogTitle sx={{ pr: 8 }}>Ticket 50-117</DialogTitle>
        <IconButton
          aria-label="Close"
          onClick={close}
          sx={{ position: 'absolute', top: 12, right: 12 }}
        >
          <CloseIcon />
        </IconButton>
        <DialogContent dividers>
          <Typography>Bergen to Oslo, Friday, March 14, 08:05</Typography>
          <Typography color="text.secondary">Coach 4, seat 61</Typography>
        </DialogContent>
        <DialogActions>
          <Button onClick={close}>Change seat</Button>
          <Button variant="contained" onClick={close}>
            Check in
          </Button>
        </DialogActions>
      </RoundedDialog>
    </>
  );
}
