import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Grow from '@mui/material/Grow';
import Paper from '@mui/material/Paper';
import Switch from '@mui/material/Switch';

export default function GrowingTotals() {
  const [shown, setShown] = React.useState(false);

  return (
    <div>
      <FormControlLabel
        label="Show the totals"
        control={
          <Switch
            checked={shown}
            onChange={(event) => setShown(event.target.checked)}
          />
        }
      />
      <Box sx={{ display: 'flex', gap: 2, p: 1 }}>
        <Grow in={shown}>
          <Paper elevation={3} sx={{ p: 2 }}>
            Spring: 312
          </Paper>
        </Grow>
        <Grow in={shown} timeout={900} style={{ transformOrigin: 'top' }}>
          <Paper elevation={3} sx={{ p: 2 }}>
            Autumn: 287
          </Paper>
        </Grow>
      </Box>
    </div>
  );
}
