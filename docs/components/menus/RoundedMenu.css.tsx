import * as React from 'react';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import './RoundedMenu.css';

const formats = ['PDF', 'MusicXML', 'MIDI'];

export default function RoundedMenu() {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const id = React.useId();

  return (
    <>
      <Button
        id={id}
        variant="contained"
        disableElevation
        aria-haspopup="menu"
        aria-expanded={Boolean(anchor)}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        Export as
      </Button>
      <Menu
        className="rounded-menu"
        anchorEl={anchor}
        open={Boolean(anchor)}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-labelledby': id } }}
      >
        {formats.map((format) => (
          <MenuItem key={format} onClick={() => setAnchor(null)}>
            {format}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
