import * as React from 'react';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';

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
        anchorEl={anchor}
        open={Boolean(anchor)}
        onClose={() => setAnchor(null)}
        slotProps={{
          paper: {
            className:
              'mt-2 rounded-xl border border-(--mui-palette-divider) shadow-(--mui-shadows-2)',
          },
          list: { 'aria-labelledby': id, className: 'p-1' },
        }}
      >
        {formats.map((format) => (
          <MenuItem
            key={format}
            className="rounded-lg"
            onClick={() => setAnchor(null)}
          >
            {format}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
