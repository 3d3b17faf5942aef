import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Popover, { type PopoverActions } from '@mui/material/Popover';
import Typography from '@mui/material/Typography';

const stops = ['Harbor', 'Town hall', 'Museum', 'Old bridge', 'Airport'];

function StopList({ onResize }: { onResize: () => void }) {
  const [count, setCount] = React.useState(1);

  React.useLayoutEffect(onResize, [count, onResize]);

  return (
    <Box sx={{ p: 2 }}>
      {stops.slice(0, count).map((stop) => (
        <Typography key={stop}>{stop}</Typography>
      ))}
      <Button
        disabled={count === stops.length}
        onClick={() => setCount(count + 1)}
      >
        Next stop
      </Button>
    </Box>
  );
}

export default function GrowingPopover() {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const action = React.useRef<PopoverActions>(null);
  const handleResize = React.useCallback(
    () => action.current?.updatePosition(),
    [],
  );

  return (
    <>
      <Button
        variant="outlined"
        aria-haspopup="dialog"
        aria-expanded={Boolean(anchor)}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        Bus 41
      </Button>
      <Popover
        action={action}
        open={Boolean(anchor)}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        transformOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': 'Stops' } }}
      >
        <StopList onResize={handleResize} />
      </Popover>
    </>
  );
}
