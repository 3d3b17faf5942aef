import * as React from 'react';
import Button from '@mui/material/Button';
import Fade from '@mui/material/Fade';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';

export default function FadeMenu() {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const id = React.useId();

  const close = () => setAnchor(null);

  return (
    <>
      <Button
        id={id}
        variant="outlined"
        aria-haspopup="menu"
        aria-expanded={Boolean(anchor)}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        Share
      </Button>
      <Menu
        anchorEl={anchor}
        open={Boolean(anchor)}
        onClose={close}
        slots={{ transition: Fade }}
        transitionDuration={150}
        slotProps={{ list: { 'aria-labelledby': id } }}
      >
        <MenuItem onClick={close}>Copy link</MenuItem>
        <MenuItem onClick={close}>Send by email</MenuItem>
      </Menu>
    </>
  );
}
