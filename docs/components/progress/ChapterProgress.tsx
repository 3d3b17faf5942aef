import * as React from 'react';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';

const chapters = 8;

export default function ChapterProgress() {
  const [read, setRead] = React.useState(3);

  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <LinearProgress
        variant="determinate"
        value={(read / chapters) * 100}
        aria-label="Chapters read"
        aria-valuetext={`${read} of ${chapters} chapters`}
        sx={{ width: '100%' }}
      />
      <Button
        variant="outlined"
        onClick={() => setRead(read === chapters ? 0 : read + 1)}
      >
        {read === chapters ? 'Start again' : `Finish chapter ${read + 1}`}
      </Button>
    </Stack>
  );
}
