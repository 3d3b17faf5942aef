import * as React from 'react';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Slide from '@mui/material/Slide';
import Stack from '@mui/material/Stack';

export default function SlidingReminder() {
  const [shown, setShown] = React.useState(false);

  return (
    <Stack sx={{ gap: 2, alignItems: 'flex-start', height: 110 }}>
      <Button
        variant="outlined"
        aria-expanded={shown}
        onClick={() => setShown(!shown)}
      >
        Remind me
      </Button>
      <Slide direction="up" in={shown} mountOnEnter unmountOnExit>
        <Paper elevation={3} sx={{ p: 2 }}>
          The library closes at 19:00
        </Paper>
      </Slide>
    </Stack>
  );
}
