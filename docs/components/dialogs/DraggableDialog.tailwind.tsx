import * as React from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';

export default function DraggableDialog() {
  const [open, setOpen] = React.useState(false);
  const [offset, setOffset] = React.useState({ x: 0, y: 0 });
  const grip = React.useRef({ x: 0, y: 0 });

  const handleDown = (event: React.PointerEvent) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    grip.current = { x: event.clientX - offset.x, y: event.clientY - offset.y };
  };
  const handleMove = (event: React.PointerEvent) => {
    if (event.currentTarget.hasPointerCapture(event.pointerId)) {
      // Clamp the pointer to the window to keep the title within reach.
      const x = Math.min(Math.max(event.clientX, 0), window.innerWidth);
      const y = Math.min(Math.max(event.clientY, 0), window.innerHeight);
      setOffset({ x: x - grip.current.x, y: y - grip.current.y });
    }
  };

  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Measure distance
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        slotProps={{
          paper: { style: { translate: `${offset.x}px ${offset.y}px` } },
          transition: { onExited: () => setOffset({ x: 0, y: 0 }) },
        }}
      >
        <DialogTitle
          onPointerDown={handleDown}
          onPointerMove={handleMove}
          className="cursor-move touch-none select-none"
        >
          Distance
        </DialogTitle>
        <DialogContent>
          <DialogContentText>
            Pier 3 to the lighthouse: 2.7 nautical miles. Drag the title if the
            dialog hides the map.
          </DialogContentText>
        </DialogContent>
        <DialogActions>
          <Button onClick={() => setOpen(false)}>Done</Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
