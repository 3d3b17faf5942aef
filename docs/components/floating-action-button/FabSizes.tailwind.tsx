import * as React from 'react';
import Fab from '@mui/material/Fab';
import Typography from '@mui/material/Typography';
import CameraAltIcon from '@mui/icons-material/CameraAlt';

const sizes = ['small', 'medium', 'large'] as const;

export default function FabSizes() {
  const [shots, setShots] = React.useState(0);
  const shoot = () => setShots((count) => count + 1);

  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center gap-4">
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
      </div>
      <div className="flex flex-wrap items-center gap-4">
        {sizes.map((size) => (
          <Fab key={size} size={size} variant="extended" onClick={shoot}>
            Photo {size}
          </Fab>
        ))}
      </div>
      <Typography role="status">Photos: {shots}</Typography>
    </div>
  );
}
