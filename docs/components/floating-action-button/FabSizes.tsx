import * as React from 'react';
import Fab from '@mui/material/Fab';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import CameraAltIcon from '@mui/icons-material/CameraAlt';

const sizes = ['small', 'medium', 'large'] as const;

export default function FabSizes() {
  const [shots, setShots] = React.useState(0);
  const shoot = () => setShots((count) => count + 1);

  return (
    <Stack sx={{ gap: 2 }}>
      <Stack
        direction="row"
        sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 2 }}
      >
        {sizes.map((size) => (
          <Fab
            key={size}
            size={size}
            color="primary"
            aria-label={`Take a photo, ${size}`}
            onClick={shoot}
          >
            <CameraAltIcon />
          </Fab>
        ))}
      </Stack>
      <Stack
        direction="row"
        sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 2 }}
      >
        {sizes.map((size) => (
          <Fab key={size} size={size} variant="extended" onClick={shoot}>
            Photo {size}
          </Fab>
        ))}
      </Stack>
      <Typography role="status">Photos: {shots}</Typography>
    </Stack>
  );
}
