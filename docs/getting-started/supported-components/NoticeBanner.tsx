import * as React from 'react';
import Button from '@mui/material/Button';
import Collapse from '@mui/material/Collapse';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import WifiOffIcon from '@mui/icons-material/WifiOff';

export default function NoticeBanner() {
  const [open, setOpen] = React.useState(true);

  return (
    <div>
      <Collapse in={open} unmountOnExit>
        <Paper
          role="region"
          aria-label="Connection notice"
          square
          variant="outlined"
          sx={{ p: 2 }}
        >
          <Stack direction="row" spacing={2}>
            <WifiOffIcon color="primary" />
            <Typography>
              You are offline. Readings are kept on this device until the
              connection is back.
            </Typography>
          </Stack>
          <Stack
            direction="row"
            spacing={1}
            sx={{ justifyContent: 'flex-end', mt: 1 }}
          >
            <Button onClick={() => setOpen(false)}>Dismiss</Button>
            <Button onClick={() => setOpen(false)}>Retry</Button>
          </Stack>
        </Paper>
      </Collapse>
      {!open && <Button onClick={() => setOpen(true)}>Show the banner</Button>}
    </div>
  );
}
