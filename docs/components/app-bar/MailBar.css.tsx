import MailIcon from '@mui/icons-material/Mail';
import MoreVertIcon from '@mui/icons-material/MoreVert';
import NotificationsIcon from '@mui/icons-material/Notifications';
import SearchIcon from '@mui/icons-material/Search';
import AppBar from '@mui/material/AppBar';
import Badge from '@mui/material/Badge';
import IconButton from '@mui/material/IconButton';
import InputBase from '@mui/material/InputBase';
import Toolbar from '@mui/material/Toolbar';
import './MailBar.css';

export default function MailBar() {
  return (
    <AppBar component="div" position="static" color="default">
      <Toolbar className="mail-bar">
        <InputBase
          startAdornment={<SearchIcon className="mail-bar-search-icon" />}
          slotProps={{ input: { 'aria-label': 'Search mail' } }}
          className="mail-bar-search"
        />
        <div className="mail-bar-actions">
          <IconButton color="inherit" aria-label="Drafts, 3 unfinished">
            <Badge badgeContent={3} color="secondary">
              <MailIcon />
            </Badge>
          </IconButton>
          <IconButton color="inherit" aria-label="Notifications, 12 new">
            <Badge badgeContent={12} color="primary">
              <NotificationsIcon />
            </Badge>
          </IconButton>
        </div>
        <IconButton
          edge="end"
          color="inherit"
          aria-label="More"
          className="mail-bar-more"
        >
          <MoreVertIcon />
        </IconButton>
      </Toolbar>
    </AppBar>
  );
}
