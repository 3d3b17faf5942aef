import * as React from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import './RoomPicker.css';

const rooms = [
  { name: 'Attic', seats: '4 seats, screen' },
  { name: 'Library', seats: '8 seats, whiteboard' },
  { name: 'Workshop', seats: '12 seats, projector' },
];

export default function RoomPicker() {
  const [open, setOpen] = React.useState(false);
  const [room, setRoom] = React.useState('Library');

  const choose = (name: string) => {
    setRoom(name);
    setOpen(false);
  };

  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Room: {room}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)}>
        <DialogTitle>Where do you meet?</DialogTitle>
        <List className="room-picker-list">
          {rooms.map(({ name, seats }) => (
            <ListItem key={name} disablePadding>
              <ListItemButton
                selected={name === room}
                onClick={() => choose(name)}
                className="room-picker-room"
              >
                <ListItemText primary={name} secondary={seats} />
              </ListItemButton>
            </ListItem>
          ))}
        </List>
      </Dialog>
    </>
  );
}
