import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Popper, { type PopperPlacementType } from '@mui/material/Popper';
import TextField from '@mui/material/TextField';

const sides = ['top', 'right', 'bottom', 'left', 'auto'];
const placements = sides.flatMap((side) => [
  `${side}-start`,
  side,
  `${side}-end`,
]) as PopperPlacementType[];

export default function PlacementChoice() {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const [placement, setPlacement] =
    React.useState<PopperPlacementType>('bottom-start');

  return (
    <Box sx={{ display: 'grid', gap: 3, py: 6, placeItems: 'center' }}>
      <TextField
        select
        size="small"
        label="placement"
        value={placement}
        onChange={(event) =>
          setPlacement(event.target.value as PopperPlacementType)
        }
        slotProps={{ select: { native: true } }}
        sx={{ width: 160 }}
      >
        {placements.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </TextField>
      <Button
        variant="contained"
        aria-pressed={Boolean(anchor)}
        onClick={(event) => setAnchor(anchor ? null : event.currentTarget)}
        sx={{ width: 160, height: 64 }}
      >
        Show the popper
      </Button>
      <Popper
        open={Boolean(anchor)}
        anchorEl={anchor}
        placement={placement}
        sx={{ zIndex: 'tooltip' }}
      >
        {({ placement: result }) => (
          <Paper elevation={4} sx={{ px: 1.5, py: 0.5 }}>
            {result}
          </Paper>
        )}
      </Popper>
    </Box>
  );
}
