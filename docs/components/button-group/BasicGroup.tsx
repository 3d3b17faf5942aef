import * as React from 'react';
import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function BasicGroup() {
  const [zoom, setZoom] = React.useState(100);

  return (
    <Stack
      direction="row"
      sx={{ flexWrap: 'wrap', gap: 2, alignItems: 'center' }}
    >
      <ButtonGroup aria-label="Zoom">
        <Button disabled={zoom <= 50} onClick={() => setZoom(zoom - 25)}>
          Smaller
        </Button>
        <Button onClick={() => setZoom(100)}>Reset</Button>
        <Button disabled={zoom >= 200} onClick={() => setZoom(zoom + 25)}>
          Larger
        </Button>
      </ButtonGroup>
      <Typography role="status">{zoom}%</Typography>
    </Stack>
  );
}
