import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ClickAwayListener from '@mui/material/ClickAwayListener';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';
import { TrailFilters } from './TrailFilters';

export default function FilterPopper() {
  const button = React.useRef<HTMLButtonElement>(null);
  const [open, setOpen] = React.useState(false);
  const [chosen, setChosen] = React.useState<string[]>([]);

  const handleKeyDown = (event: React.KeyboardEvent) => {
    if (event.key === 'Escape') {
      setOpen(false);
      button.current?.focus();
    }
  };

  return (
    <ClickAwayListener onClickAway={() => setOpen(false)}>
      <Box
        role="presentation"
        onKeyDown={handleKeyDown}
        sx={{ minHeight: 144 }}
      >
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
            <TrailFilters chosen={chosen} onChange={setChosen} />
          </Paper>
        </Popper>
      </Box>
    </ClickAwayListener>
  );
}
