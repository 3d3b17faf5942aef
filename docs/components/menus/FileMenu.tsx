import * as React from 'react';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';

export default function FileMenu() {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const open = Boolean(anchor);
  const id = React.useId();

  const close = () => setAnchor(null);

  return (
    <>
      <Button
        id={`${id}-button`}
        variant="outlined"
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? `${id}-menu` : undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        File
      </Button>
      <Menu
        id={`${id}-menu`}
        anchorEl={anchor}
        open={open}
        onClose={close}
        slotProps={{ list: { 'aria-labelledby': `${id}-button` } }}
      >
        <MenuItem onClick={close}>New score</MenuItem>
        <MenuItem onClick={close}>Open…</MenuItem>
        <MenuItem onClick={close} disabled>
          Save
        </MenuItem>
      </Menu>
    </>
  );
}
