import * as React from 'react';
import MenuIcon from '@mui/icons-material/Menu';
import MenuOpenIcon from '@mui/icons-material/MenuOpen';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import Sections from './sections';

export default function MiniDrawer() {
  const [wide, setWide] = React.useState(false);

  return (
    <Paper
      variant="outlined"
      sx={{ display: 'flex', height: 280, isolation: 'isolate' }}
    >
      <Drawer
        variant="permanent"
        slotProps={{
          paper: {
            sx: (theme) => ({
              position: 'static',
              width: wide ? 180 : 57,
              overflowX: 'hidden',
              transition: theme.transitions.create('width'),
            }),
          },
        }}
      >
        <IconButton
          aria-label={wide ? 'Narrow the drawer' : 'Widen the drawer'}
          onClick={() => setWide(!wide)}
          sx={{ alignSelf: 'flex-start', m: 1 }}
        >
          {wide ? <MenuOpenIcon /> : <MenuIcon />}
        </IconButton>
        <Sections label="Mailboxes as icons" />
      </Drawer>
      <Box sx={{ p: 2 }}>
        <Typography>Icons stay in reach.</Typography>
      </Box>
    </Paper>
  );
}
