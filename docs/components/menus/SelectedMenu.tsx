import * as React from 'react';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';

const orders = ['Newest first', 'Oldest first', 'By title', 'By size'];

export default function SelectedMenu() {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const [order, setOrder] = React.useState('By title');
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
        Sort: {order}
      </Button>
      <Menu
        anchorEl={anchor}
        open={Boolean(anchor)}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-labelledby': id } }}
      >
        {orders.map((name) => (
          <MenuItem
            key={name}
            role="menuitemradio"
            aria-checked={name === order}
            selected={name === order}
            onClick={() => {
              setOrder(name);
              setAnchor(null);
            }}
          >
            {name}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
