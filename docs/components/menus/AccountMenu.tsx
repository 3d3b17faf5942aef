import * as React from 'react';
import LogoutIcon from '@mui/icons-material/Logout';
import SettingsIcon from '@mui/icons-material/Settings';
import Avatar from '@mui/material/Avatar';
import Divider from '@mui/material/Divider';
import IconButton from '@mui/material/IconButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Tooltip from '@mui/material/Tooltip';

export default function AccountMenu() {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);

  const close = () => setAnchor(null);

  return (
    <>
      <Tooltip title="Account of Kofi Mensah">
        <IconButton
          size="small"
          aria-label="KM, account of Kofi Mensah"
          aria-haspopup="menu"
          aria-expanded={Boolean(anchor)}
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          <Avatar sx={{ bgcolor: 'secondary.main' }}>KM</Avatar>
        </IconButton>
      </Tooltip>
      <Menu
        anchorEl={anchor}
        open={Boolean(anchor)}
        onClose={close}
        slotProps={{
          list: { 'aria-label': 'Account' },
          paper: { elevation: 3, sx: { mt: 1, minWidth: 200 } },
        }}
      >
        <MenuItem onClick={close}>Kofi Mensah</MenuItem>
        <MenuItem onClick={close}>Choir “Harmattan”</MenuItem>
        <Divider />
        <MenuItem onClick={close}>
          <ListItemIcon>
            <SettingsIcon fontSize="small" />
          </ListItemIcon>
          Settings
        </MenuItem>
        <MenuItem onClick={close}>
          <ListItemIcon>
            <LogoutIcon fontSize="small" />
          </ListItemIcon>
          Sign out
        </MenuItem>
      </Menu>
    </>
  );
}
