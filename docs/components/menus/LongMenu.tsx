import * as React from 'react';
import MoreVertIcon from '@mui/icons-material/MoreVert';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';

const years = Array.from({ length: 24 }, (_, index) => 2024 - index);

export default function LongMenu() {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);

  return (
    <>
      <IconButton
        aria-label="Choose a vintage"
        aria-haspopup="menu"
        aria-expanded={Boolean(anchor)}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <MoreVertIcon />
      </IconButton>
      <Menu
        anchorEl={anchor}
        open={Boolean(anchor)}
        onClose={() => setAnchor(null)}
        slotProps={{
          list: { 'aria-label': 'Vintage' },
          paper: {
            sx: {
              // The padding of the list, and the items that are to be visible.
              maxHeight: { xs: 8 + 48 * 4.5, sm: 8 + 36 * 5.5 },
              width: '14ch',
            },
          },
        }}
      >
        {years.map((year) => (
          <MenuItem key={year} onClick={() => setAnchor(null)}>
            {year}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
