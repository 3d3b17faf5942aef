import * as React from 'react';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import GrassIcon from '@mui/icons-material/Grass';
import WaterDropIcon from '@mui/icons-material/WaterDrop';
import WbSunnyIcon from '@mui/icons-material/WbSunny';

const sections = [
  { name: 'Soil', Icon: GrassIcon },
  { name: 'Water', Icon: WaterDropIcon },
  { name: 'Light', Icon: WbSunnyIcon },
];

export default function StyledSideNav() {
  const [section, setSection] = React.useState('Water');

  return (
    <List aria-label="Sensors" className="mx-auto max-w-60">
      {sections.map(({ name, Icon }) => (
        <ListItem key={name} disablePadding>
          <ListItemButton
            selected={section === name}
            aria-current={section === name ? 'true' : undefined}
            onClick={() => setSection(name)}
            className="my-0.5 rounded-3xl [&.Mui-selected]:bg-(--mui-palette-primary-main) [&.Mui-selected]:text-(--mui-palette-primary-contrastText) [&.Mui-selected.Mui-focusVisible]:outline-3 [&.Mui-selected.Mui-focusVisible]:outline-offset-2 [&.Mui-selected.Mui-focusVisible]:outline-(--mui-palette-secondary-main)"
          >
            <ListItemIcon className="min-w-10 text-inherit">
              <Icon />
            </ListItemIcon>
            <ListItemText primary={name} />
          </ListItemButton>
        </ListItem>
      ))}
    </List>
  );
}
