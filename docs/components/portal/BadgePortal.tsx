import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Portal from '@mui/material/Portal';
import Typography from '@mui/material/Typography';

export default function BadgePortal() {
  const board = React.useRef<HTMLDivElement>(null);
  const [shown, setShown] = React.useState(false);

  return (
    <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
      <Button
        variant="outlined"
        aria-pressed={shown}
        onClick={() => setShown((before) => !before)}
      >
        Announce the delay
      </Button>
      {shown ? (
        <Portal container={() => board.current}>
          <Typography>Ferry 7 leaves 10 minutes late.</Typography>
        </Portal>
      ) : null}
      <Box
        ref={board}
        role="status"
        aria-label="Departure board"
        sx={{
          width: '100%',
          minHeight: 58,
          p: 2,
          border: 1,
          borderColor: 'divider',
        }}
      />
    </Box>
  );
}
