import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';

export default function ControlledTooltip() {
  const [open, setOpen] = React.useState(false);

  return (
    <Stack
      direction="row"
      sx={{ flexWrap: 'wrap', gap: 2, alignItems: 'center' }}
    >
      <Tooltip
        describeChild
        title="Takes about two minutes"
        open={open}
        onOpen={() => setOpen(true)}
        onClose={() => setOpen(false)}
      >
        <Button variant="contained">Start the backup</Button>
      </Tooltip>
      <Typography variant="body2">
        The tooltip is {open ? 'open' : 'closed'}.
      </Typography>
    </Stack>
  );
}
