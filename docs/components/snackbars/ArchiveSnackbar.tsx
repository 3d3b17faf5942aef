import * as React from 'react';
import CloseIcon from '@mui/icons-material/Close';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Snackbar, { type SnackbarCloseReason } from '@mui/material/Snackbar';

export default function ArchiveSnackbar() {
  const [open, setOpen] = React.useState(false);

  const handleClose = (_event: unknown, reason?: SnackbarCloseReason) => {
    if (reason !== 'clickaway') {
      setOpen(false);
    }
  };

  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Archive the note
      </Button>
      <Snackbar
        open={open}
        onClose={handleClose}
        message="Note archived"
        action={
          <>
            <Button color="inherit" size="small" onClick={() => setOpen(false)}>
              Undo
            </Button>
            <IconButton
              aria-label="Close"
              color="inherit"
              size="small"
              onClick={() => setOpen(false)}
            >
              <CloseIcon fontSize="small" />
            </IconButton>
          </>
        }
      />
    </>
  );
}
