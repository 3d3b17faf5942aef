import * as React from 'react';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import AnchorIcon from '@mui/icons-material/Anchor';
import DirectionsBoatIcon from '@mui/icons-material/DirectionsBoat';
import ReceiptIcon from '@mui/icons-material/Receipt';

const destinations = [
  { label: 'Berths', Icon: AnchorIcon },
  { label: 'Boats', Icon: DirectionsBoatIcon },
  { label: 'Fees', Icon: ReceiptIcon },
];

export default function HarborRail() {
  const [current, setCurrent] = React.useState('Berths');

  return (
    <Paper
      component="nav"
      aria-label="Harbor office"
      variant="outlined"
      sx={{ width: 80 }}
    >
      <List>
        {destinations.map(({ label, Icon }) => (
          <ListItem key={label} disablePadding>
            <ListItemButton
              aria-current={label === current ? 'page' : undefined}
              selected={label === current}
              onClick={() => setCurrent(label)}
              sx={{ flexDirection: 'column', px: 1 }}
            >
              <Icon color={label === current ? 'primary' : 'action'} />
              <Typography variant="caption">{label}</Typography>
            </ListItemButton>
          </ListItem>
        ))}
      </List>
    </Paper>
  );
}
