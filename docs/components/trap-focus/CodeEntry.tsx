import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FocusTrap from '@mui/material/Unstable_TrapFocus';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

export default function CodeEntry() {
  const [open, setOpen] = React.useState(false);
  const close = () => setOpen(false);

  return (
    <Box sx={{ minHeight: 180 }}>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Enter a gate code
      </Button>
      {open ? (
        <FocusTrap open>
          <Stack
            role="group"
            aria-label="Gate code"
            tabIndex={-1}
            onKeyDown={(event) => {
              if (event.key === 'Escape') {
                close();
              }
            }}
            sx={{ gap: 2, mt: 2, p: 2, border: 1, alignItems: 'start' }}
          >
            <TextField label="Code" size="small" />
            <Button variant="contained" onClick={close}>
              Close the gate panel
            </Button>
          </Stack>
        </FocusTrap>
      ) : null}
    </Box>
  );
}
