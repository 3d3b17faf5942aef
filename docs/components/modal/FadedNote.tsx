import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Fade from '@mui/material/Fade';
import Modal from '@mui/material/Modal';
import Typography from '@mui/material/Typography';
import { panel } from './panel';

export default function FadedNote() {
  const [open, setOpen] = React.useState(false);
  const titleId = React.useId();

  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Read the note
      </Button>
      <Modal
        open={open}
        onClose={() => setOpen(false)}
        closeAfterTransition
        slotProps={{ backdrop: { transitionDuration: 400 } }}
      >
        <Fade in={open} timeout={400}>
          <Box role="dialog" aria-modal aria-labelledby={titleId} sx={panel}>
            <Typography id={titleId} variant="h6" component="p">
              Left at the reception
            </Typography>
            <Typography sx={{ my: 2 }}>
              The key for the boat house is under the third flower pot.
            </Typography>
            <Button onClick={() => setOpen(false)}>Close</Button>
          </Box>
        </Fade>
      </Modal>
    </>
  );
}
