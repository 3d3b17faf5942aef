import * as React from 'react';
import MenuIcon from '@mui/icons-material/Menu';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import Sections from './sections';

export default function ResponsiveDrawer() {
  const [open, setOpen] = React.useState(false);

  return (
    <Paper
      variant="outlined"
      sx={{ display: 'flex', height: 280, isolation: 'isolate' }}
    >
      <Drawer
        open={open}
        onClose={() => setOpen(false)}
        keepMounted
        slotProps={{ paper: { role: 'dialog', 'aria-label': 'Mailboxes' } }}
        sx={{ display: { md: 'none' } }}
      >
        <Sections label="Mailboxes on small screens" />
      </Drawer>
      <Drawer
        variant="permanent"
        slotProps={{ paper: { sx: { position: 'static', width: 180 } } }}
        sx={{ display: { xs: 'none', md: 'block' } }}
      >
        <Sections label="Mailboxes on large screens" />
      </Drawer>
      <Box sx={{ p: 2 }}>
        <IconButton
          edge="start"
          aria-label="Open the mailboxes"
          onClick={() => setOpen(true)}
          sx={{ display: { md: 'none' } }}
        >
          <MenuIcon />
        </IconButton>
        <Typography>You have read everything.</Typography>
      </Box>
    </Paper>
  );
}
