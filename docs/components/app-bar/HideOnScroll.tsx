import * as React from 'react';
import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Slide from '@mui/material/Slide';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import useScrollTrigger from '@mui/material/useScrollTrigger';
import Minutes from './minutes';

export default function HideOnScroll() {
  const [area, setArea] = React.useState<HTMLElement | null>(null);
  const scrolledDown = useScrollTrigger({ target: area });

  return (
    <Box
      ref={setArea}
      role="region"
      aria-label="Minutes with a hiding bar"
      tabIndex={0}
      sx={{ height: 280, overflow: 'auto', isolation: 'isolate' }}
    >
      <Slide appear={false} direction="down" in={!scrolledDown}>
        <AppBar component="div" position="sticky">
          <Toolbar>
            <Typography variant="h6" component="div">
              Minutes
            </Typography>
          </Toolbar>
        </AppBar>
      </Slide>
      <Minutes />
    </Box>
  );
}
