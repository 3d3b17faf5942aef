import * as React from 'react';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import HikingIcon from '@mui/icons-material/Hiking';
import KayakingIcon from '@mui/icons-material/Kayaking';
import PedalBikeIcon from '@mui/icons-material/PedalBike';

const routes = [
  { name: 'Ridge trail', Icon: HikingIcon },
  { name: 'River loop', Icon: KayakingIcon },
  { name: 'Orchard ride', Icon: PedalBikeIcon },
];

export default function SelectedRoute() {
  const [selected, setSelected] = React.useState('River loop');

  return (
    <List
      aria-label="Routes"
      sx={{ maxWidth: 360, mx: 'auto', bgcolor: 'background.paper' }}
    >
      {routes.map(({ name, Icon }) => (
        <ListItem key={name} disablePadding>
          <ListItemButton
            selected={selected === name}
            aria-current={selected === name ? 'true' : undefined}
            onClick={() => setSelected(name)}
          >
            <ListItemIcon>
              <Icon />
            </ListItemIcon>
            <ListItemText primary={name} />
          </ListItemButton>
        </ListItem>
      ))}
    </List>
  );
}
