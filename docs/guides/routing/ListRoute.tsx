import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Paper from '@mui/material/Paper';
import { Router, RouterLink, usePath } from './router';

const harbors = [
  { path: '/harbors/bergen', name: 'Bergen', note: '14 departures' },
  { path: '/harbors/stavanger', name: 'Stavanger', note: '9 departures' },
  { path: '/harbors/molde', name: 'Molde', note: '3 departures' },
];

function HarborList() {
  const path = usePath();

  return (
    <Paper
      component="nav"
      variant="outlined"
      aria-label="Harbors"
      sx={{ width: '100%', maxWidth: 280 }}
    >
      <List>
        {harbors.map((harbor) => (
          <ListItem key={harbor.path} disablePadding>
            <ListItemButton
              component={RouterLink}
              to={harbor.path}
              selected={harbor.path === path}
              aria-current={harbor.path === path ? 'page' : undefined}
            >
              <ListItemText primary={harbor.name} secondary={harbor.note} />
            </ListItemButton>
          </ListItem>
        ))}
      </List>
    </Paper>
  );
}

export default function ListRoute() {
  return (
    <Router start="/harbors/bergen">
      <HarborList />
    </Router>
  );
}
