import * as React from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import './DialogWidths.css';

const widths = ['xs', 'sm', 'md', false] as const;

export default function DialogWidths() {
  const [open, setOpen] = React.useState(false);
  const [width, setWidth] = React.useState<(typeof widths)[number]>('sm');

  return (
    <div className="dialog-widths">
      {widths.map((value) => (
        <Button
          key={String(value)}
          variant="outlined"
          onClick={() => {
            setWidth(value);
            setOpen(true);
          }}
        >
          {String(value)}
        </Button>
      ))}
      <Dialog
        fullWidth
        maxWidth={width}
        open={open}
        onClose={() => setOpen(false)}
      >
        <DialogTitle>Print the seating plan</DialogTitle>
        <DialogContent>
          <DialogContentText>
            The widest this dialog gets is “{String(width)}”.
          </DialogContentText>
        </DialogContent>
        <DialogActions>
          <Button onClick={() => setOpen(false)}>Close</Button>
        </DialogActions>
      </Dialog>
    </div>
  );
}
