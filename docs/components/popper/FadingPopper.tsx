import * as React from 'react';
import Button from '@mui/material/Button';
import Fade from '@mui/material/Fade';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';

export default function FadingPopper() {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const [open, setOpen] = React.useState(false);
  const id = React.useId();

  return (
    <>
      <Button
        variant="outlined"
        aria-describedby={open ? id : undefined}
        onClick={(event) => {
          setAnchor(event.currentTarget);
          setOpen(!open);
        }}
      >
        Next tide
      </Button>
      <Popper
        id={id}
        open={open}
        anchorEl={anchor}
        placement="right"
        transition
        sx={{ zIndex: 'tooltip' }}
      >
        {({ TransitionProps }) => (
          <Fade {...TransitionProps} timeout={300}>
            <Paper variant="outlined" sx={{ p: 1, mx: 1 }}>
              High water at 16:42
            </Paper>
          </Fade>
        )}
      </Popper>
    </>
  );
}
