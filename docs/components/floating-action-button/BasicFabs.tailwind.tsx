import * as React from 'react';
import Fab from '@mui/material/Fab';
import Typography from '@mui/material/Typography';
import AddLocationIcon from '@mui/icons-material/AddLocation';
import FavoriteIcon from '@mui/icons-material/Favorite';
import NavigationIcon from '@mui/icons-material/Navigation';

export default function BasicFabs() {
  const [places, setPlaces] = React.useState(2);
  const [liked, setLiked] = React.useState(false);
  const [routes, setRoutes] = React.useState(0);

  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center gap-4">
        <Fab
          color="primary"
          aria-label="Add a place"
          onClick={() => setPlaces((count) => count + 1)}
        >
          <AddLocationIcon />
        </Fab>
        <Fab variant="extended" onClick={() => setRoutes((n) => n + 1)}>
          <NavigationIcon className="me-2" />
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
      </div>
      <Typography role="status">
        Places: {places}, routes: {routes}
      </Typography>
    </div>
  );
}
