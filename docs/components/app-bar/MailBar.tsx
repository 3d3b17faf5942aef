import MailIcon from '@mui/icons-material/Mail';
import MoreVertIcon from '@mui/icons-material/MoreVert';
import NotificationsIcon from '@mui/icons-material/Notifications';
import SearchIcon from '@mui/icons-material/Search';
import AppBar from '@mui/material/AppBar';
import Badge from '@mui/material/Badge';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import InputBase from '@mui/material/InputBase';
import Toolbar from '@mui/material/Toolbar';

export default function MailBar() {
  return (
    <AppBar component="div" position="static" color="default">
      <Toolbar sx={{ gap: 1 }}>
        <InputBase
          startAdornment={<SearchIcon sx={{ mr: 1 }} />}
          slotProps={{ input: { 'aria-label': 'Search mail' } }}
          sx={{
            flexGrow: 1,
            px: 2,
            py: 0.5,
            borderRadius: 6,
            bgcolor: 'background.paper',
          }}
        />
        <Box sx={{ display: { xs: 'none', sm: 'flex' } }}>
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
        </Box>
        <IconButton
          edge="end"
          color="inherit"
          aria-label="More"
          sx={{ display: { sm: 'none' } }}
        >
          <MoreVertIcon />
        </IconButton>
      </Toolbar>
    </AppBar>
  );
}
