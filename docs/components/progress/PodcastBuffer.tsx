import * as React from 'react';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';

export default function PodcastBuffer() {
  const [played, setPlayed] = React.useState(30);

  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <LinearProgress
        variant="buffer"
        value={played}
        valueBuffer={Math.min(100, played + 25)}
        aria-label="Episode 12"
        aria-valuetext={`${played} percent played`}
        sx={{ width: '100%' }}
      />
      <Button
        variant="outlined"
        onClick={() => setPlayed(played < 100 ? played + 10 : 0)}
      >
        Skip ahead
      </Button>
    </Stack>
  );
}
