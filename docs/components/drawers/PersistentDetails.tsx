import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

export default function PersistentDetails() {
  const [open, setOpen] = React.useState(false);

  return (
    <Paper
      variant="outlined"
      sx={{
        position: 'relative',
        height: 220,
        overflow: 'hidden',
        isolation: 'isolate',
      }}
    >
      <Box sx={{ p: 2 }}>
        <Typography gutterBottom>IMG_2041.jpg</Typography>
        <Button variant="outlined" onClick={() => setOpen(true)}>
          Details
        </Button>
      </Box>
      <Drawer
        variant="persistent"
        anchor="right"
        open={open}
        slotProps={{
          paper: { sx: { position: 'absolute', width: 180, p: 2, gap: 1 } },
        }}
      >
        <Typography variant="body2">4032 × 3024 pixels</Typography>
        <Typography variant="body2">Lisbon, April 2</Typography>
        <Button onClick={() => setOpen(false)}>Close details</Button>
      </Drawer>
    </Paper>
  );
}
