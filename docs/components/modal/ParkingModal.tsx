import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Modal from '@mui/material/Modal';
import Typography from '@mui/material/Typography';
import { panel } from './panel';

export default function ParkingModal() {
  const [open, setOpen] = React.useState(false);
  const id = React.useId();

  const close = () => setOpen(false);

  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Where did I park?
      </Button>
      <Modal open={open} onClose={close}>
        <Box
          role="dialog"
          aria-modal
          aria-labelledby={`${id}-title`}
          aria-describedby={`${id}-text`}
          sx={panel}
        >
          <Typography id={`${id}-title`} variant="h6" component="p">
            Level 3, row F
          </Typography>
          <Typography id={`${id}-text`} sx={{ my: 2 }}>
            Take the green lift and turn left. Your ticket is paid until 18:30.
          </Typography>
          <Button variant="contained" onClick={close}>
            Got it
          </Button>
        </Box>
      </Modal>
    </>
  );
}
