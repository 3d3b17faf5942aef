import * as React from 'react';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import CheckIcon from '@mui/icons-material/Check';

const orders = ['Newest first', 'Oldest first', 'By author'];

export default function InsetChoices() {
  const [order, setOrder] = React.useState('Oldest first');

  return (
    <List
      aria-label="Order of the letters"
      sx={{ maxWidth: 360, mx: 'auto', bgcolor: 'background.paper' }}
    >
      {orders.map((name) => (
        <ListItem key={name} disablePadding>
          <ListItemButton
            aria-pressed={order === name}
            onClick={() => setOrder(name)}
          >
            {order === name && (
              <ListItemIcon>
                <CheckIcon />
              </ListItemIcon>
            )}
            <ListItemText inset={order !== name} primary={name} />
          </ListItemButton>
        </ListItem>
      ))}
    </List>
  );
}
