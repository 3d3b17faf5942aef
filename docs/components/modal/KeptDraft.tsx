import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Modal from '@mui/material/Modal';
import TextField from '@mui/material/TextField';
import { panel } from './panel';

export default function KeptDraft() {
  const [open, setOpen] = React.useState(false);

  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Write a review
      </Button>
      <Modal keepMounted open={open} onClose={() => setOpen(false)}>
        <Box role="dialog" aria-modal aria-label="Review" sx={panel}>
          <TextField
            fullWidth
            multiline
            rows={3}
            label="How was your stay?"
            helperText="Close the window and open it again: the text is kept."
          />
          <Button sx={{ mt: 2 }} onClick={() => setOpen(false)}>
            Close
          </Button>
        </Box>
      </Modal>
    </>
  );
}
