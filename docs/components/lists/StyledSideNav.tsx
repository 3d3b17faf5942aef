import * as React from 'react';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton, {
  listItemButtonClasses,
} from '@mui/material/ListItemButton';
import ListItemIcon, { listItemIconClasses } from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import { styled } from '@mui/material/styles';
import GrassIcon from '@mui/icons-material/Grass';
import WaterDropIcon from '@mui/icons-material/WaterDrop';
import WbSunnyIcon from '@mui/icons-material/WbSunny';

const SideNav = styled(List)(({ theme }) => {
  const { palette } = theme.vars || theme;
  return {
    [`& .${listItemButtonClasses.root}`]: { borderRadius: 24, marginBlock: 2 },
    [`& .${listItemIconClasses.root}`]: { minWidth: 40, color: 'inherit' },
    [`& .${listItemButtonClasses.root}.${listItemButtonClasses.selected}`]: {
      '&, &:hover, &.Mui-focusVisible': {
        backgroundColor: palette.primary.main,
        color: palette.primary.contrastText,
      },
      '&.Mui-focusVisible': {
        outline: `3px solid ${palette.secondary.main}`,
        outlineOffset: 2,
      },
    },
  };
});

const sections = [
  { name: 'Soil', Icon: GrassIcon },
  { name: 'Water', Icon: WaterDropIcon },
  { name: 'Light', Icon: WbSunnyIcon },
];

export default function StyledSideNav() {
  const [section, setSection] = React.useState('Water');

  return (
    <SideNav aria-label="Sensors" sx={{ maxWidth: 240, mx: 'auto' }}>
      {sections.map(({ name, Icon }) => (
        <ListItem key={name} disablePadding>
          <ListItemButton
            selected={section === name}
            aria-current={section === name ? 'true' : undefined}
            onClick={() => setSection(name)}
          >
            <ListItemIcon>
              <Icon />
            </ListItemIcon>
            <ListItemText primary={name} />
          </ListItemButton>
        </ListItem>
      ))}
    </SideNav>
  );
}
