import * as React from 'react';
import Button from '@mui/material/Button';
import ClickAwayListener from '@mui/material/ClickAwayListener';
import Grow from '@mui/material/Grow';
import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';

export default function ComposedMenu() {
  const [open, setOpen] = React.useState(false);
  const button = React.useRef<HTMLButtonElement>(null);
  const id = React.useId();
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  const handleKeyDown = (event: React.KeyboardEvent) => {
    if (event.key === 'Escape' || event.key === 'Tab') {
      event.preventDefault();
      close();
    }
  };

  return (
    <ClickAwayListener onClickAway={() => setOpen(false)}>
      <div>
        <Button
          ref={button}
          id={id}
          variant="outlined"
          aria-haspopup="menu"
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          Insert
        </Button>
        <Popper
          open={open}
          anchorEl={() => button.current as HTMLButtonElement}
          placement="bottom-start"
          role={undefined}
          transition
          sx={{ zIndex: 'modal' }}
        >
          {({ TransitionProps }) => (
            <Grow {...TransitionProps} style={{ transformOrigin: 'top' }}>
              <Paper elevation={8} onKeyDown={handleKeyDown}>
                <MenuList autoFocusItem={open} aria-labelledby={id}>
                  <MenuItem onClick={close}>Table</MenuItem>
                  <MenuItem onClick={close}>Page break</MenuItem>
                </MenuList>
              </Paper>
            </Grow>
          )}
        </Popper>
      </div>
    </ClickAwayListener>
  );
}
