import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Fade from '@mui/material/Fade';
import Paper from '@mui/material/Paper';
import Portal from '@mui/material/Portal';
import Typography from '@mui/material/Typography';

export default function FeedbackPanel() {
  const [open, setOpen] = React.useState(false);
  const trigger = React.useRef<HTMLButtonElement>(null);
  const titleId = React.useId();

  const close = () => {
    setOpen(false);
    trigger.current?.focus();
  };

  return (
    <>
      <Button ref={trigger} variant="outlined" onClick={() => setOpen(true)}>
        Ask for feedback
      </Button>
      <Portal>
        <Fade in={open} mountOnEnter unmountOnExit>
          <Paper
            role="dialog"
            aria-labelledby={titleId}
            elevation={8}
            onKeyDown={(event) => event.key === 'Escape' && close()}
            sx={{
              position: 'fixed',
              bottom: 16,
              insetInline: 16,
              maxWidth: 440,
              mx: 'auto',
              p: 2,
              zIndex: 'modal',
            }}
          >
            <Typography id={titleId}>Was this page helpful?</Typography>
            <Box sx={{ display: 'flex', justifyContent: 'flex-end', gap: 1 }}>
              <Button onClick={close}>No</Button>
              <Button autoFocus onClick={close}>
                Yes
              </Button>
            </Box>
          </Paper>
        </Fade>
      </Portal>
    </>
  );
}
