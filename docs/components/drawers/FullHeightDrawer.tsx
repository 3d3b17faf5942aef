import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import Paper from '@mui/material/Paper';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import Sections from './sections';

export default function FullHeightDrawer() {
  return (
    <Paper
      variant="outlined"
      sx={{ display: 'flex', height: 280, isolation: 'isolate' }}
    >
      <Drawer
        variant="permanent"
        slotProps={{ paper: { sx: { position: 'static', width: 140 } } }}
      >
        <Sections label="Mailboxes beside the bar" />
      </Drawer>
      <Box sx={{ flexGrow: 1, minWidth: 0 }}>
        <AppBar component="div" position="static">
          <Toolbar variant="dense">
            <Typography noWrap>Mail</Typography>
          </Toolbar>
        </AppBar>
        <Typography sx={{ p: 2 }}>The drawer takes the full height.</Typography>
      </Box>
    </Paper>
  );
}
