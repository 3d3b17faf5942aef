import * as React from 'react';
import Button from '@mui/material/Button';
import FocusTrap from '@mui/material/Unstable_TrapFocus';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

export default function OpenTrap() {
  const [open, setOpen] = React.useState(false);
  const close = () => setOpen(false);

  return (
    <Stack sx={{ gap: 2, alignItems: 'start', minHeight: 224 }}>
      <TextField label="Search the crew" size="small" />
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Write a shift note
      </Button>
      {open ? (
        <FocusTrap open disableEnforceFocus>
          <Stack
            role="group"
            aria-label="Shift note"
            tabIndex={-1}
            direction="row"
            onKeyDown={(event) => {
              if (event.key === 'Escape') {
                close();
              }
            }}
            sx={{ gap: 2, p: 2, border: 1, flexWrap: 'wrap' }}
          >
            <TextField label="Note" size="small" />
            <Button onClick={close}>Discard</Button>
          </Stack>
        </FocusTrap>
      ) : null}
    </Stack>
  );
}
