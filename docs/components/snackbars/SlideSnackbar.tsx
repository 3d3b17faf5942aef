import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Fade from '@mui/material/Fade';
import Slide from '@mui/material/Slide';
import Snackbar, { type SnackbarCloseReason } from '@mui/material/Snackbar';

export default function SlideSnackbar() {
  const [shown, setShown] = React.useState<'slide' | 'fade' | null>(null);

  const handleClose = (_event: unknown, reason: SnackbarCloseReason) => {
    if (reason !== 'clickaway') {
      setShown(null);
    }
  };

  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      <Button variant="outlined" onClick={() => setShown('slide')}>
        Slide
      </Button>
      <Button variant="outlined" onClick={() => setShown('fade')}>
        Fade
      </Button>
      <Snackbar
        open={shown === 'slide'}
        autoHideDuration={5000}
        onClose={handleClose}
        slots={{ transition: Slide }}
        message="Slid in from the edge"
      />
      <Snackbar
        open={shown === 'fade'}
        autoHideDuration={5000}
        onClose={handleClose}
        slots={{ transition: Fade }}
        message="Faded in"
      />
    </Box>
  );
}
