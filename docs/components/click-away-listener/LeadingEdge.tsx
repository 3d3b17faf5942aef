import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ClickAwayListener from '@mui/material/ClickAwayListener';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

export default function LeadingEdge() {
  const [selected, setSelected] = React.useState(false);

  return (
    <Box>
      <ClickAwayListener
        mouseEvent="onMouseDown"
        touchEvent="onTouchStart"
        onClickAway={() => setSelected(false)}
      >
        <Paper variant="outlined" sx={{ p: 2, mb: 2 }}>
          <Button
            aria-pressed={selected}
            onClick={() => setSelected(!selected)}
          >
            Select berth 14
          </Button>
        </Paper>
      </ClickAwayListener>
      <Typography role="status">
        {selected ? 'Berth 14 is selected' : 'No berth is selected'}
      </Typography>
    </Box>
  );
}
