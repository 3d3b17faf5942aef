import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { places, toOrigin } from './origins';

export default function OriginPlayground() {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const [origins, setOrigins] = React.useState({
    anchorOrigin: 'bottom center',
    transformOrigin: 'top center',
  });

  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      {(['anchorOrigin', 'transformOrigin'] as const).map((name) => (
        <TextField
          key={name}
          select
          size="small"
          label={name}
          value={origins[name]}
          onChange={(event) =>
            setOrigins({ ...origins, [name]: event.target.value })
          }
          slotProps={{ select: { native: true } }}
        >
          {places.map((place) => (
            <option key={place}>{place}</option>
          ))}
        </TextField>
      ))}
      <Button
        variant="outlined"
        aria-haspopup="dialog"
        aria-expanded={Boolean(anchor)}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        Open here
      </Button>
      <Popover
        open={Boolean(anchor)}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={toOrigin(origins.anchorOrigin)}
        transformOrigin={toOrigin(origins.transformOrigin)}
        slotProps={{ paper: { role: 'dialog', 'aria-label': 'Position' } }}
      >
        <Typography sx={{ p: 3 }}>Popover</Typography>
      </Popover>
    </Box>
  );
}
