import * as React from 'react';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import SwipeableDrawer from '@mui/material/SwipeableDrawer';

const notes = ['Passport', 'Adapter plug', 'Rain jacket', 'Medicine'];

export default function SwipeNotes() {
  const [open, setOpen] = React.useState(false);

  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Packing list
      </Button>
      <SwipeableDrawer
        anchor="bottom"
        open={open}
        onOpen={() => setOpen(true)}
        onClose={() => setOpen(false)}
        disableSwipeToOpen
        slotProps={{
          paper: {
            role: 'dialog',
            'aria-label': 'Packing list',
            sx: { maxWidth: 480, mx: 'auto', borderRadius: '16px 16px 0 0' },
          },
        }}
      >
        <List>
          {notes.map((note) => (
            <ListItem key={note}>
              <ListItemText primary={note} />
            </ListItem>
          ))}
        </List>
      </SwipeableDrawer>
    </>
  );
}
