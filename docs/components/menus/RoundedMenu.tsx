import * as React from 'react';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem, { menuItemClasses } from '@mui/material/MenuItem';
import { styled } from '@mui/material/styles';

const RoundedMenuRoot = styled(Menu)(({ theme }) => ({
  '& .MuiMenu-paper': {
    marginTop: theme.spacing(1),
    borderRadius: 12,
    border: `1px solid ${(theme.vars || theme).palette.divider}`,
    boxShadow: (theme.vars || theme).shadows[2],
  },
  '& .MuiMenu-list': { padding: theme.spacing(0.5) },
  [`& .${menuItemClasses.root}`]: { borderRadius: 8 },
}));

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
      <RoundedMenuRoot
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
      </RoundedMenuRoot>
    </>
  );
}
