import * as React from 'react';
import KeyboardArrowUpIcon from '@mui/icons-material/KeyboardArrowUp';
import Box from '@mui/material/Box';
import Fab from '@mui/material/Fab';
import useScrollTrigger from '@mui/material/useScrollTrigger';
import Zoom from '@mui/material/Zoom';
import Minutes from './minutes';

export default function BackToTop() {
  const [area, setArea] = React.useState<HTMLElement | null>(null);
  const scrolled = useScrollTrigger({
    target: area,
    disableHysteresis: true,
    threshold: 80,
  });

  return (
    <Box sx={{ position: 'relative' }}>
      <Box
        ref={setArea}
        role="region"
        aria-label="Minutes with a way back"
        tabIndex={0}
        sx={{ height: 280, overflow: 'auto' }}
      >
        <Minutes />
      </Box>
      <Zoom in={scrolled}>
        <Fab
          size="small"
          color="primary"
          aria-label="Back to the first item"
          onClick={() => {
            area?.scrollTo({ top: 0, behavior: 'smooth' });
            area?.focus({ preventScroll: true });
          }}
          sx={{ position: 'absolute', right: 24, bottom: 16 }}
        >
          <KeyboardArrowUpIcon />
        </Fab>
      </Zoom>
    </Box>
  );
}
