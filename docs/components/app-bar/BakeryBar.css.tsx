import MenuIcon from '@mui/icons-material/Menu';
import AppBar from '@mui/material/AppBar';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import './BakeryBar.css';

export default function BakeryBar() {
  return (
    <AppBar component="div" position="static">
      <Toolbar>
        <IconButton edge="start" color="inherit" aria-label="Open navigation">
          <MenuIcon />
        </IconButton>
        <Typography variant="h6" component="div" className="bakery-bar-title">
          Bakery
        </Typography>
        <Button color="inherit">Order</Button>
      </Toolbar>
    </AppBar>
  );
}
