import * as React from 'react';
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
            className="fixed inset-x-4 bottom-4 z-[var(--mui-zIndex-modal)] mx-auto max-w-[440px] p-4"
          >
            <Typography id={titleId}>Was this page helpful?</Typography>
            <div className="flex justify-end gap-2">
              <Button onClick={close}>No</Button>
              <Button autoFocus onClick={close}>
                Yes
              </Button>
            </div>
          </Paper>
        </Fade>
      </Portal>
    </>
  );
}
