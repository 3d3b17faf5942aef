import * as React from 'react';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import SwipeableDrawer from '@mui/material/SwipeableDrawer';
import Typography from '@mui/material/Typography';

const edge = 48;
const inside = { sx: { position: 'absolute' } };

export default function SwipeEdge() {
  const [open, setOpen] = React.useState(false);
  const [frame, setFrame] = React.useState<HTMLElement | null>(null);

  return (
    <Paper
      ref={setFrame}
      variant="outlined"
      sx={{ contain: 'paint', height: 320, p: 2 }}
    >
      <Button onClick={() => setOpen(true)}>Show stops</Button>
      {frame && (
        <SwipeableDrawer
          container={frame}
          anchor="bottom"
          open={open}
          onOpen={() => setOpen(true)}
          onClose={() => setOpen(false)}
          swipeAreaWidth={edge}
          allowSwipeInChildren
          keepMounted
          sx={{ position: 'absolute' }}
          slotProps={{
            backdrop: inside,
            swipeArea: inside,
            transition: { container: frame },
            paper: {
              role: 'dialog',
              'aria-label': 'Stops of tram 12',
              sx: { position: 'absolute', height: 160, overflow: 'visible' },
            },
          }}
        >
          <Typography
            sx={{
              position: 'absolute',
              inset: `${-edge}px 0 auto`,
              p: 1.5,
              visibility: 'visible',
              bgcolor: 'primary.main',
              color: 'primary.contrastText',
            }}
          >
            Tram 12, nine stops
          </Typography>
          <Typography sx={{ p: 2 }}>Harbor, Fish market, Old mill</Typography>
        </SwipeableDrawer>
      )}
    </Paper>
  );
}
