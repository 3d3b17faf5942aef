import * as React from 'react';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import ClickAwayListener from '@mui/material/ClickAwayListener';
import FormControlLabel from '@mui/material/FormControlLabel';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';

export default function FilterPopper() {
  const button = React.useRef<HTMLButtonElement>(null);
  const [open, setOpen] = React.useState(false);

  const handleKeyDown = (event: React.KeyboardEvent) => {
    if (event.key === 'Escape') {
      setOpen(false);
      button.current?.focus();
    }
  };

  return (
    <ClickAwayListener onClickAway={() => setOpen(false)}>
      <div role="presentation" onKeyDown={handleKeyDown}>
        <Button
          ref={button}
          variant="outlined"
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          Filter the trails
        </Button>
        <Popper
          disablePortal
          open={open}
          anchorEl={() => button.current!}
          placement="bottom-start"
          role="group"
          aria-label="Filters"
          sx={{ zIndex: 'tooltip' }}
        >
          <Paper elevation={8} sx={{ display: 'grid', py: 1, px: 2 }}>
            <FormControlLabel control={<Checkbox />} label="Loops only" />
            <FormControlLabel control={<Checkbox />} label="Dogs welcome" />
          </Paper>
        </Popper>
      </div>
    </ClickAwayListener>
  );
}
