import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import Typography from '@mui/material/Typography';

const anchors = ['left', 'top', 'right', 'bottom'] as const;

export default function DrawerAnchors() {
  const [anchor, setAnchor] = React.useState<(typeof anchors)[number]>('left');
  const [open, setOpen] = React.useState(false);

  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {anchors.map((side) => (
        <Button
          key={side}
          variant="outlined"
          onClick={() => {
            setAnchor(side);
            setOpen(true);
          }}
        >
          {side}
        </Button>
      ))}
      <Drawer
        key={anchor}
        anchor={anchor}
        open={open}
        onClose={() => setOpen(false)}
        slotProps={{
          paper: { role: 'dialog', 'aria-label': `Drawer at the ${anchor}` },
        }}
      >
        <Box sx={{ p: 3, minWidth: 200, minHeight: 120 }}>
          <Typography gutterBottom>Anchored to the {anchor}</Typography>
          <Button onClick={() => setOpen(false)}>Close</Button>
        </Box>
      </Drawer>
    </Box>
  );
}
