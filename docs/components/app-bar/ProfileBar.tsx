import * as React from 'react';
import AccountCircleIcon from '@mui/icons-material/AccountCircle';
import AppBar from '@mui/material/AppBar';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';

const entries = ['My shelves', 'Reading goals', 'Sign out'];

export default function ProfileBar() {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const id = React.useId();

  return (
    <AppBar component="div" position="static">
      <Toolbar>
        <Typography variant="h6" component="div" sx={{ flexGrow: 1 }}>
          Library
        </Typography>
        <IconButton
          id={`${id}-button`}
          edge="end"
          color="inherit"
          aria-label="Account"
          aria-haspopup="menu"
          aria-expanded={Boolean(anchor)}
          aria-controls={anchor ? `${id}-menu` : undefined}
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          <AccountCircleIcon />
        </IconButton>
        <Menu
          id={`${id}-menu`}
          anchorEl={anchor}
          open={Boolean(anchor)}
          onClose={() => setAnchor(null)}
          slotProps={{ list: { 'aria-labelledby': `${id}-button` } }}
        >
          {entries.map((entry) => (
            <MenuItem key={entry} onClick={() => setAnchor(null)}>
              {entry}
            </MenuItem>
          ))}
        </Menu>
      </Toolbar>
    </AppBar>
  );
}
