import * as React from 'react';
import Button from '@mui/material/Button';
import ClickAwayListener from '@mui/material/ClickAwayListener';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';

export default function TooltipTriggers() {
  const [open, setOpen] = React.useState(false);

  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 2 }}>
      <Tooltip describeChild title="Pointer only" disableFocusListener>
        <Button variant="outlined">Hover or touch</Button>
      </Tooltip>
      <Tooltip
        describeChild
        title="Keyboard only"
        disableHoverListener
        disableTouchListener
      >
        <Button variant="outlined">Focus</Button>
      </Tooltip>
      <ClickAwayListener onClickAway={() => setOpen(false)}>
        <div>
          <Tooltip
            describeChild
            title="Click elsewhere to close"
            open={open}
            onClose={() => setOpen(false)}
            disableFocusListener
            disableHoverListener
            disableTouchListener
          >
            <Button variant="outlined" onClick={() => setOpen(!open)}>
              Click
            </Button>
          </Tooltip>
        </div>
      </ClickAwayListener>
    </Stack>
  );
}
