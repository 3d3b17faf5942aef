import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Fade from '@mui/material/Fade';

export default function LateSpinner() {
  const [waiting, setWaiting] = React.useState(false);

  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, height: 40 }}>
      <Button variant="outlined" onClick={() => setWaiting(!waiting)}>
        {waiting ? 'Stop' : 'Load the map'}
      </Button>
      <Fade
        in={waiting}
        style={{ transitionDelay: waiting ? '800ms' : '0ms' }}
        unmountOnExit
      >
        <CircularProgress aria-label="Loading the map" />
      </Fade>
    </Box>
  );
}
