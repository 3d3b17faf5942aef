import * as React from 'react';
import Button from '@mui/material/Button';
import Fade from '@mui/material/Fade';
import Stack from '@mui/material/Stack';

interface CoordinatesProps extends React.ComponentProps<'p'> {
  place: string;
}

function Coordinates({ place, style, ...other }: CoordinatesProps) {
  return (
    <p {...other} style={{ margin: 0, ...style }}>
      {place}: 48.2° N, 16.4° E
    </p>
  );
}

export default function ForwardedChild() {
  const [shown, setShown] = React.useState(true);

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
        Coordinates
      </Button>
      <Fade in={shown} appear={false}>
        <Coordinates place="Vienna" />
      </Fade>
    </Stack>
  );
}
