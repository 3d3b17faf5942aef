import AddIcon from '@mui/icons-material/Add';
import MenuIcon from '@mui/icons-material/Menu';
import SearchIcon from '@mui/icons-material/Search';
import AppBar from '@mui/material/AppBar';
import Fab from '@mui/material/Fab';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Paper from '@mui/material/Paper';
import Toolbar from '@mui/material/Toolbar';

const calls = ['Plumber, 9:15', 'Dr. Osei, 11:40', 'Aunt Vera, 17:05'];

export default function BottomBar() {
  return (
    <Paper
      variant="outlined"
      square
      sx={{
        position: 'relative',
        isolation: 'isolate',
        maxWidth: 360,
        height: 280,
        mx: 'auto',
      }}
    >
      <List dense aria-label="Calls today">
        {calls.map((call) => (
          <ListItem key={call}>
            <ListItemText primary={call} />
          </ListItem>
        ))}
      </List>
      <AppBar component="div" position="absolute" sx={{ inset: 'auto 0 0' }}>
        <Toolbar>
          <IconButton edge="start" color="inherit" aria-label="All calls">
            <MenuIcon />
          </IconButton>
          <Fab
            color="secondary"
            aria-label="New call"
            sx={{ position: 'absolute', top: -28, left: 'calc(50% - 28px)' }}
          >
            <AddIcon />
          </Fab>
          <IconButton
            edge="end"
            color="inherit"
            aria-label="Search calls"
            sx={{ ml: 'auto' }}
          >
            <SearchIcon />
          </IconButton>
        </Toolbar>
      </AppBar>
    </Paper>
  );
}
