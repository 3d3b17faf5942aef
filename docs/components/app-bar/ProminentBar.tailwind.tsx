import SearchIcon from '@mui/icons-material/Search';
import AppBar from '@mui/material/AppBar';
import IconButton from '@mui/material/IconButton';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';

export default function ProminentBar() {
  return (
    <AppBar component="div" position="static">
      <Toolbar className="min-h-32 items-start pt-2 pb-4">
        <Typography variant="h5" component="div" className="grow self-end">
          Summer festival
        </Typography>
        <IconButton edge="end" color="inherit" aria-label="Search the program">
          <SearchIcon />
        </IconButton>
      </Toolbar>
    </AppBar>
  );
}
