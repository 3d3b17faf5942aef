import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import Sections from './sections';

const width = 160;

export default function PersistentDrawer() {
  const [open, setOpen] = React.useState(true);

  return (
    <Paper
      variant="outlined"
      sx={{
        position: 'relative',
        height: 280,
        overflow: 'hidden',
        isolation: 'isolate',
      }}
    >
      <Drawer
        variant="persistent"
        open={open}
        slotProps={{ paper: { sx: { position: 'absolute', width } } }}
      >
        <Sections label="Mailboxes that can be folded away" />
      </Drawer>
      <Box
        sx={(theme) => ({
          p: 2,
          ml: open ? `${width}px` : 0,
          transition: theme.transitions.create('margin', {
            duration: open
              ? theme.transitions.duration.enteringScreen
              : theme.transitions.duration.leavingScreen,
          }),
        })}
      >
        <Button variant="outlined" onClick={() => setOpen(!open)}>
          {open ? 'Hide' : 'Show'} mailboxes
        </Button>
        <Typography sx={{ mt: 2 }}>The page makes room.</Typography>
      </Box>
    </Paper>
  );
}
