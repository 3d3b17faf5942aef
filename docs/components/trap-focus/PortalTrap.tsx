import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FocusTrap from '@mui/material/Unstable_TrapFocus';
import Portal from '@mui/material/Portal';
import Stack from '@mui/material/Stack';

export default function PortalTrap() {
  const elsewhere = React.useRef<HTMLDivElement>(null);
  const [open, setOpen] = React.useState(false);
  const [horn, setHorn] = React.useState(0);

  return (
    <Stack sx={{ gap: 2, alignItems: 'start', minHeight: 190 }}>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Open the signals
      </Button>
      {open ? (
        <FocusTrap open>
          <Box
            role="group"
            aria-label="Signals"
            tabIndex={-1}
            onKeyDown={(event) => {
              if (event.key === 'Escape') {
                setOpen(false);
              }
            }}
            sx={{ p: 2, border: 1 }}
          >
            <Button onClick={() => setOpen(false)}>Close the signals</Button>
            <Portal container={() => elsewhere.current}>
              <Button variant="contained" onClick={() => setHorn(horn + 1)}>
                Sound the horn
              </Button>
            </Portal>
          </Box>
        </FocusTrap>
      ) : null}
      <Box ref={elsewhere} />
      <Box role="status">Signals given: {horn}</Box>
    </Stack>
  );
}
