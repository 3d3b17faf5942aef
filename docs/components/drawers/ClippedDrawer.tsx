import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import Paper from '@mui/material/Paper';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import Sections from './sections';

export default function ClippedDrawer() {
  return (
    <Paper
      variant="outlined"
      sx={{ position: 'relative', height: 280, isolation: 'isolate' }}
    >
      <AppBar
        component="div"
        position="absolute"
        sx={{ zIndex: (theme) => theme.zIndex.drawer + 1 }}
      >
        <Toolbar variant="dense">
          <Typography>Mail</Typography>
        </Toolbar>
      </AppBar>
      <Box sx={{ display: 'flex', height: '100%' }}>
        <Drawer
          variant="permanent"
          slotProps={{ paper: { sx: { position: 'static', width: 140 } } }}
        >
          <Toolbar variant="dense" />
          <Sections label="Mailboxes below the bar" />
        </Drawer>
        <Box sx={{ minWidth: 0 }}>
          <Toolbar variant="dense" />
          <Typography sx={{ p: 2 }}>The bar goes across everything.</Typography>
        </Box>
      </Box>
    </Paper>
  );
}
