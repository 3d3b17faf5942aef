import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import NoSsr from '@mui/material/NoSsr';
import Typography from '@mui/material/Typography';

const buoys = Array.from({ length: 600 }, (_, i) => `Buoy ${i + 1}`);

export default function DeferredRows() {
  const [shown, setShown] = React.useState(false);

  return (
    <div>
      <Button
        variant="outlined"
        aria-pressed={shown}
        onClick={() => setShown((before) => !before)}
      >
        List all buoys
      </Button>
      <Box
        role="region"
        aria-label="Buoys"
        tabIndex={0}
        sx={{ height: 120, overflow: 'auto', mt: 2, p: 1, border: 1 }}
      >
        {shown ? (
          <NoSsr defer fallback="Preparing the list…">
            {buoys.map((name) => (
              <Typography key={name}>{name}</Typography>
            ))}
          </NoSsr>
        ) : null}
      </Box>
    </div>
  );
}
