import * as React from 'react';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import ListSubheader from '@mui/material/ListSubheader';
import Switch from '@mui/material/Switch';
import BlindsIcon from '@mui/icons-material/Blinds';
import HeatPumpIcon from '@mui/icons-material/HeatPump';
import YardIcon from '@mui/icons-material/Yard';

const devices = [
  { name: 'Blinds', Icon: BlindsIcon },
  { name: 'Heat pump', Icon: HeatPumpIcon },
  { name: 'Irrigation', Icon: YardIcon },
];

export default function DeviceSwitches() {
  const [running, setRunning] = React.useState(['Heat pump']);
  const id = React.useId();

  return (
    <List
      aria-labelledby={`${id}-title`}
      subheader={<ListSubheader id={`${id}-title`}>Devices</ListSubheader>}
      sx={{ maxWidth: 360, mx: 'auto', bgcolor: 'background.paper' }}
    >
      {devices.map(({ name, Icon }, index) => (
        <ListItem
          key={name}
          secondaryAction={
            <Switch
              edge="end"
              checked={running.includes(name)}
              slotProps={{ input: { 'aria-labelledby': `${id}-${index}` } }}
              onChange={(_event, checked) =>
                setRunning(
                  checked
                    ? [...running, name]
                    : running.filter((other) => other !== name),
                )
              }
            />
          }
        >
          <ListItemIcon>
            <Icon />
          </ListItemIcon>
          <ListItemText id={`${id}-${index}`} primary={name} />
        </ListItem>
      ))}
    </List>
  );
}
