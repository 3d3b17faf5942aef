import * as React from 'react';
import Button from '@mui/material/Button';
import Fade from '@mui/material/Fade';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function FadingHint() {
  const [shown, setShown] = React.useState(false);

  return (
    <Stack
      direction="row"
      sx={{ flexWrap: 'wrap', gap: 2, alignItems: 'center' }}
    >
      <Button
        variant="outlined"
        aria-expanded={shown}
        onClick={() => setShown(!shown)}
      >
        Hint
      </Button>
      <Fade in={shown}>
        <Typography>It has keys but opens no door.</Typography>
      </Fade>
    </Stack>
  );
}
