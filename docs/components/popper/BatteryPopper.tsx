import * as React from 'react';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';

export default function BatteryPopper() {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const id = React.useId();
  const open = Boolean(anchor);

  return (
    <>
      <Button
        variant="outlined"
        aria-describedby={open ? id : undefined}
        onClick={(event) => setAnchor(anchor ? null : event.currentTarget)}
      >
        Battery 82%
      </Button>
      <Popper id={id} open={open} anchorEl={anchor} sx={{ zIndex: 'tooltip' }}>
        <Paper variant="outlined" sx={{ p: 2, mt: 1 }}>
          6 hours left, full in 40 minutes
        </Paper>
      </Popper>
    </>
  );
}
