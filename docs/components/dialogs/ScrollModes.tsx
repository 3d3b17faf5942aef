import * as React from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';

const rules = Array.from(
  { length: 24 },
  (_, index) =>
    `${index + 1}. Boats on mooring ${index + 1} keep two meters of distance and pass with their engine at idle.`,
);

export default function ScrollModes() {
  const [open, setOpen] = React.useState(false);
  const [scroll, setScroll] = React.useState<'paper' | 'body'>('paper');

  const show = (mode: 'paper' | 'body') => {
    setScroll(mode);
    setOpen(true);
  };

  return (
    <Stack direction="row" spacing={1}>
      <Button variant="outlined" onClick={() => show('paper')}>
        paper
      </Button>
      <Button variant="outlined" onClick={() => show('body')}>
        body
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} scroll={scroll}>
        <DialogTitle>Harbor rules</DialogTitle>
        <DialogContent dividers={scroll === 'paper'} tabIndex={0}>
          {rules.map((rule) => (
            <DialogContentText key={rule} gutterBottom>
              {rule}
            </DialogContentText>
          ))}
        </DialogContent>
        <DialogActions>
          <Button onClick={() => setOpen(false)}>Accept</Button>
        </DialogActions>
      </Dialog>
    </Stack>
  );
}
