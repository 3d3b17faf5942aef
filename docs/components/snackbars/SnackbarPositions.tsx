import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Portal from '@mui/material/Portal';
import Snackbar, { type SnackbarOrigin } from '@mui/material/Snackbar';

const origins: SnackbarOrigin[] = [
  { vertical: 'top', horizontal: 'left' },
  { vertical: 'top', horizontal: 'center' },
  { vertical: 'top', horizontal: 'right' },
  { vertical: 'bottom', horizontal: 'left' },
  { vertical: 'bottom', horizontal: 'center' },
  { vertical: 'bottom', horizontal: 'right' },
];

export default function SnackbarPositions() {
  const [open, setOpen] = React.useState(false);
  const [origin, setOrigin] = React.useState(origins[4]);
  const name = `${origin.vertical} ${origin.horizontal}`;

  return (
    <Box
      sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'repeat(3, 1fr)' }}
    >
      {origins.map((item) => (
        <Button
          key={`${item.vertical} ${item.horizontal}`}
          size="small"
          variant="outlined"
          onClick={() => {
            setOrigin(item);
            setOpen(true);
          }}
        >
          {item.vertical} {item.horizontal}
        </Button>
      ))}
      <Portal>
        <Snackbar
          key={name}
          open={open}
          onClose={() => setOpen(false)}
          anchorOrigin={origin}
          message={`This one is at the ${name}`}
        />
      </Portal>
    </Box>
  );
}
