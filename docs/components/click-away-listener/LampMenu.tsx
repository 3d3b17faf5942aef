import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ClickAwayListener from '@mui/material/ClickAwayListener';
import Paper from '@mui/material/Paper';

export default function LampMenu() {
  const [open, setOpen] = React.useState(false);

  return (
    <Box sx={{ height: 150 }}>
      <ClickAwayListener onClickAway={() => setOpen(false)}>
        <Box
          sx={{ display: 'inline-block' }}
          onKeyDown={(event) => {
            if (event.key === 'Escape') {
              setOpen(false);
            }
          }}
        >
          <Button
            variant="outlined"
            aria-expanded={open}
            onClick={() => setOpen((before) => !before)}
          >
            Lamp status
          </Button>
          {open ? (
            <Paper variant="outlined" sx={{ mt: 1, p: 2 }}>
              Flashes every 12 seconds. Click anywhere else to close.
            </Paper>
          ) : null}
        </Box>
      </ClickAwayListener>
    </Box>
  );
}
