import * as React from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';

export default function DialogSelect() {
  const titleId = React.useId();
  const [open, setOpen] = React.useState(false);
  const [zone, setZone] = React.useState('Lisbon');

  return (
    <div>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Time zone: {zone}
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        aria-labelledby={titleId}
      >
        <DialogTitle id={titleId}>Time zone</DialogTitle>
        <DialogContent>
          <TextField
            select
            label="City"
            margin="dense"
            value={zone}
            onChange={(event) => setZone(event.target.value)}
            sx={{ width: 220 }}
          >
            {['Lisbon', 'Nairobi', 'Osaka'].map((city) => (
              <MenuItem key={city} value={city}>
                {city}
              </MenuItem>
            ))}
          </TextField>
        </DialogContent>
        <DialogActions>
          <Button onClick={() => setOpen(false)}>Done</Button>
        </DialogActions>
      </Dialog>
    </div>
  );
}
