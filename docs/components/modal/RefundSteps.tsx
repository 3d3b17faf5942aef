import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Modal from '@mui/material/Modal';
import Typography from '@mui/material/Typography';
import { panel } from './panel';

export default function RefundSteps() {
  const [level, setLevel] = React.useState(0);
  const id = React.useId();

  return (
    <>
      <Button variant="outlined" onClick={() => setLevel(1)}>
        Return the order
      </Button>
      <Modal open={level > 0} onClose={() => setLevel(0)}>
        <Box role="dialog" aria-modal aria-labelledby={`${id}-1`} sx={panel}>
          <Typography id={`${id}-1`} variant="h6" component="p">
            Return 2 items
          </Typography>
          <Typography sx={{ my: 2 }}>
            The amount goes back to your card.
          </Typography>
          <Button onClick={() => setLevel(2)}>How long does it take?</Button>
          <Modal open={level > 1} onClose={() => setLevel(1)}>
            <Box
              role="dialog"
              aria-modal
              aria-labelledby={`${id}-2`}
              sx={{ ...panel, maxWidth: 280 }}
            >
              <Typography id={`${id}-2`} sx={{ mb: 2 }}>
                Five working days
              </Typography>
              <Button onClick={() => setLevel(1)}>Back</Button>
            </Box>
          </Modal>
        </Box>
      </Modal>
    </>
  );
}
