import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Slide from '@mui/material/Slide';

export default function SlidingTicket() {
  const machine = React.useRef<HTMLDivElement>(null);
  const [printed, setPrinted] = React.useState(false);

  return (
    <Box
      ref={machine}
      sx={{
        height: 150,
        overflow: 'hidden',
        border: '1px dashed',
        p: 2,
        maxWidth: 320,
      }}
    >
      <Button
        variant="contained"
        aria-expanded={printed}
        onClick={() => setPrinted(!printed)}
      >
        {printed ? 'Take the ticket' : 'Print a ticket'}
      </Button>
      <Slide in={printed} direction="up" container={() => machine.current!}>
        <Paper elevation={4} sx={{ p: 2, mt: 2 }}>
          Zone 2, valid until 16:20
        </Paper>
      </Slide>
    </Box>
  );
}
