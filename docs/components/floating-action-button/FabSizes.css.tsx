import * as React from 'react';
import Fab from '@mui/material/Fab';
import Typography from '@mui/material/Typography';
import CameraAltIcon from '@mui/icons-material/CameraAlt';
import './FabSizes.css';

const sizes = ['small', 'medium', 'large'] as const;

export default function FabSizes() {
  const [shots, setShots] = React.useState(0);
  const shoot = () => setShots((count) => count + 1);

  return (
    <div className="fab-sizes">
      <div className="fab-sizes-row">
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
      <div className="fab-sizes-row">
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
