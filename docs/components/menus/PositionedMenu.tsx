import * as React from 'react';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';

const zooms = ['50%', '100%', '200%'];

export default function PositionedMenu() {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const id = React.useId();

  return (
    <>
      <Button
        id={id}
        variant="outlined"
        aria-haspopup="menu"
        aria-expanded={Boolean(anchor)}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        Zoom
      </Button>
      <Menu
        anchorEl={anchor}
        open={Boolean(anchor)}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'center', horizontal: 'right' }}
        transformOrigin={{ vertical: 'center', horizontal: 'left' }}
        slotProps={{ list: { 'aria-labelledby': id } }}
      >
        {zooms.map((zoom) => (
          <MenuItem key={zoom} onClick={() => setAnchor(null)}>
            {zoom}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
