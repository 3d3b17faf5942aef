import * as React from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Snackbar from '@mui/material/Snackbar';

export default function AlertSnackbar() {
  const [open, setOpen] = React.useState(false);

  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Send the invoice
      </Button>
      <Snackbar
        open={open}
        autoHideDuration={8000}
        onClose={(_event, reason) => reason !== 'clickaway' && setOpen(false)}
      >
        <Alert
          severity="error"
          variant="filled"
          onClose={() => setOpen(false)}
          sx={{ width: '100%' }}
        >
          The invoice has no recipient.
        </Alert>
      </Snackbar>
    </>
  );
}
