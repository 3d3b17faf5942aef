import * as React from 'react';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';

interface ShelfLinkProps extends React.ComponentProps<'a'> {
  shelf: string;
}

function ShelfLink({ shelf, ...other }: ShelfLinkProps) {
  return <a href={`#shelf-${shelf}`} {...other} />;
}

const shelves = [
  { id: 'atlas', name: 'Atlases', note: '48 volumes' },
  { id: 'globe', name: 'Globes', note: '6 objects' },
  { id: 'chart', name: 'Sea charts', note: '112 sheets' },
];

export default function ShelfMenu() {
  const [current, setCurrent] = React.useState('globe');

  return (
    <List aria-label="Shelves of the map room" sx={{ width: 280 }}>
      {shelves.map(({ id, name, note }) => (
        <ListItem key={id} disablePadding>
          <ListItemButton
            component={ShelfLink}
            shelf={id}
            selected={id === current}
            aria-current={id === current ? 'true' : undefined}
            onClick={(event) => {
              event.preventDefault();
              setCurrent(id);
            }}
          >
            <ListItemText primary={name} secondary={note} />
          </ListItemButton>
        </ListItem>
      ))}
    </List>
  );
}
