import * as React from 'react';
import Button from '@mui/material/Button';
import FocusTrap from '@mui/material/Unstable_TrapFocus';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

export default function LazyTrap() {
  const [open, setOpen] = React.useState(false);
  const close = () => setOpen(false);

  return (
    <Stack sx={{ gap: 2, alignItems: 'start', minHeight: 168 }}>
      <Button
        variant="outlined"
        aria-pressed={open}
        onClick={() => setOpen((before) => !before)}
      >
        Show the survey
      </Button>
      {open ? (
        <FocusTrap open disableAutoFocus>
          <Stack
            role="group"
            aria-label="Survey"
            tabIndex={-1}
            direction="row"
            onKeyDown={(event) => {
              if (event.key === 'Escape') {
                close();
              }
            }}
            sx={{ gap: 2, p: 2, border: 1, flexWrap: 'wrap' }}
          >
            <TextField label="Your answer" size="small" />
            <Button onClick={close}>Close the survey</Button>
          </Stack>
        </FocusTrap>
      ) : null}
    </Stack>
  );
}
