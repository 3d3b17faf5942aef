import * as React from 'react';
import Breadcrumbs from '@mui/material/Breadcrumbs';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import MoreHorizIcon from '@mui/icons-material/MoreHoriz';

const hidden = ['Buses', 'North depot', 'Line 12'];

export default function MenuBreadcrumbs() {
  const id = React.useId();
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);

  return (
    <>
      <Breadcrumbs aria-label="Vehicle path">
        <Link href="#fleet" color="inherit">
          Fleet
        </Link>
        <IconButton
          size="small"
          aria-label="Levels between Fleet and Bus 1204"
          aria-haspopup="true"
          aria-expanded={anchor !== null}
          aria-controls={anchor ? id : undefined}
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          <MoreHorizIcon fontSize="small" />
        </IconButton>
        <Typography sx={{ color: 'text.primary' }}>Bus 1204</Typography>
      </Breadcrumbs>
      <Menu
        id={id}
        anchorEl={anchor}
        open={anchor !== null}
        onClose={close}
        slotProps={{ list: { 'aria-label': 'Hidden levels' } }}
      >
        {hidden.map((name) => (
          <MenuItem
            key={name}
            component="a"
            href={`#${name.toLowerCase().replace(' ', '-')}`}
            onClick={close}
          >
            {name}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
