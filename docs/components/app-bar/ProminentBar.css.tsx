import SearchIcon from '@mui/icons-material/Search';
import AppBar from '@mui/material/AppBar';
import IconButton from '@mui/material/IconButton';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import './ProminentBar.css';

export default function ProminentBar() {
  return (
    <AppBar component="div" position="static">
      <Toolbar className="prominent-bar">
        <Typography
          variant="h5"
          component="div"
          className="prominent-bar-title"
        >
          Summer festival
        </Typography>
        <IconButton edge="end" color="inherit" aria-label="Search the program">
          <SearchIcon />
        </IconButton>
      </Toolbar>
    </AppBar>
  );
}
