import * as React from 'react';
import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import useScrollTrigger from '@mui/material/useScrollTrigger';
import Minutes from './minutes';

export default function ElevateOnScroll() {
  const [area, setArea] = React.useState<HTMLElement | null>(null);
  const scrolled = useScrollTrigger({
    target: area,
    disableHysteresis: true,
    threshold: 0,
  });

  return (
    <Box
      ref={setArea}
      role="region"
      aria-label="Minutes with a rising bar"
      tabIndex={0}
      sx={{ height: 280, overflow: 'auto', isolation: 'isolate' }}
    >
      <AppBar
        component="div"
        position="sticky"
        color="default"
        elevation={scrolled ? 4 : 0}
      >
        <Toolbar>
          <Typography variant="h6" component="div">
            Minutes
          </Typography>
        </Toolbar>
      </AppBar>
      <Minutes />
    </Box>
  );
}
