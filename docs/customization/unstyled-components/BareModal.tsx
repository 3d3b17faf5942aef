import * as React from 'react';
import Button from '@mui/material/Button';
import Modal from '@mui/material/Modal';
import { styled } from '@mui/material/styles';

const Dim = styled('div')({
  position: 'fixed',
  inset: 0,
  zIndex: -1,
  backgroundColor: 'rgba(0, 40, 60, 0.7)',
});

const Sheet = styled('div')(({ theme }) => ({
  ...theme.typography.body1,
  position: 'relative',
  margin: '15vh auto 0',
  maxWidth: 320,
  padding: theme.spacing(3),
  color: (theme.vars ?? theme).palette.text.primary,
  backgroundColor: (theme.vars ?? theme).palette.background.paper,
  borderTop: '6px solid teal',
}));

export default function BareModal() {
  const [open, setOpen] = React.useState(false);
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Read the tide warning
      </Button>
      <Modal
        open={open}
        onClose={() => setOpen(false)}
        slots={{ backdrop: Dim }}
      >
        <Sheet role="dialog" aria-modal="true" aria-labelledby="tide-title">
          <h2 id="tide-title">Tide warning</h2>
          <p>High water at 6:40 PM. Keep off the lower pier.</p>
          <Button onClick={() => setOpen(false)}>Close</Button>
        </Sheet>
      </Modal>
    </>
  );
}
