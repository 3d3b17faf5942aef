import Divider from '@mui/material/Divider';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import BusIcon from '@mui/icons-material/DirectionsBus';
import FerryIcon from '@mui/icons-material/DirectionsBoat';
import TramIcon from '@mui/icons-material/Tram';

export default function DepartureList() {
  return (
    <List
      aria-label="Departures"
      sx={{ maxWidth: 360, mx: 'auto', bgcolor: 'background.paper' }}
    >
      <ListItem>
        <ListItemIcon>
          <TramIcon />
        </ListItemIcon>
        <ListItemText primary="Line 4, Harbor" secondary="in 3 min" />
      </ListItem>
      <Divider component="li" aria-hidden="true" />
      <ListItem divider>
        <ListItemIcon>
          <BusIcon />
        </ListItemIcon>
        <ListItemText primary="Line 38, Museum" secondary="in 7 min" />
      </ListItem>
      <ListItem>
        <ListItemIcon>
          <FerryIcon />
        </ListItemIcon>
        <ListItemText primary="Ferry, North shore" secondary="in 20 min" />
      </ListItem>
    </List>
  );
}
