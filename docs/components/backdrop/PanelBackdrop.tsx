import * as React from 'react';
import Backdrop from '@mui/material/Backdrop';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

export default function PanelBackdrop() {
  const [open, setOpen] = React.useState(false);

  return (
    <Box>
      <Button
        variant="outlined"
        aria-pressed={open}
        onClick={() => setOpen((before) => !before)}
      >
        Dim the forecast
      </Button>
      <Paper
        variant="outlined"
        sx={{ position: 'relative', overflow: 'hidden', mt: 2, p: 2 }}
      >
        <Typography component="h3" variant="subtitle1">
          Harbor forecast
        </Typography>
        <Typography color="text.secondary">
          West wind, 14 knots. Waves of 3 feet until the evening.
        </Typography>
        <Backdrop
          open={open}
          onClick={() => setOpen(false)}
          sx={{ position: 'absolute' }}
        />
      </Paper>
    </Box>
  );
}
