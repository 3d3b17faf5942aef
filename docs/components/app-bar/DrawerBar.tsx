import * as React from 'react';
import MenuIcon from '@mui/icons-material/Menu';
import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';

const rooms = ['Exhibitions', 'Tickets', 'Café'];

export default function DrawerBar() {
  const [open, setOpen] = React.useState(false);

  return (
    <AppBar component="div" position="static">
      <Toolbar>
        <IconButton
          edge="start"
          color="inherit"
          aria-label="Open the museum menu"
          onClick={() => setOpen(true)}
          sx={{ display: { md: 'none' } }}
        >
          <MenuIcon />
        </IconButton>
        <Typography variant="h6" component="div" sx={{ flexGrow: 1, ml: 1 }}>
          Museum
        </Typography>
        <Box sx={{ display: { xs: 'none', md: 'block' } }}>
          {rooms.map((room) => (
            <Button key={room} color="inherit">
              {room}
            </Button>
          ))}
        </Box>
      </Toolbar>
      <Drawer
        open={open}
        onClose={() => setOpen(false)}
        slotProps={{ paper: { 'aria-label': 'Museum', role: 'dialog' } }}
      >
        <List sx={{ width: 240 }}>
          {rooms.map((room) => (
            <ListItem key={room} disablePadding>
              <ListItemButton onClick={() => setOpen(false)}>
                <ListItemText primary={room} />
              </ListItemButton>
            </ListItem>
          ))}
        </List>
      </Drawer>
    </AppBar>
  );
}
