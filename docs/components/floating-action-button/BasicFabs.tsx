import * as React from 'react';
import Fab from '@mui/material/Fab';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import AddLocationIcon from '@mui/icons-material/AddLocation';
import FavoriteIcon from '@mui/icons-material/Favorite';
import NavigationIcon from '@mui/icons-material/Navigation';

export default function BasicFabs() {
  const [places, setPlaces] = React.useState(2);
  const [liked, setLiked] = React.useState(false);
  const [routes, setRoutes] = React.useState(0);

  return (
    <Stack sx={{ gap: 2 }}>
      <Stack
        direction="row"
        sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 2 }}
      >
        <Fab
          color="primary"
          aria-label="Add a place"
          onClick={() => setPlaces((count) => count + 1)}
        >
          <AddLocationIcon />
        </Fab>
        <Fab variant="extended" onClick={() => setRoutes((n) => n + 1)}>
          <NavigationIcon sx={{ marginInlineEnd: 1 }} />
          Plan a route
        </Fab>
        <Fab
          aria-label="Favorite"
          aria-pressed={liked}
          color={liked ? 'secondary' : 'default'}
          onClick={() => setLiked((before) => !before)}
        >
          <FavoriteIcon />
        </Fab>
        <Fab disabled aria-label="Start the route">
          <NavigationIcon />
        </Fab>
      </Stack>
      <Typography role="status">
        Places: {places}, routes: {routes}
      </Typography>
    </Stack>
  );
}
