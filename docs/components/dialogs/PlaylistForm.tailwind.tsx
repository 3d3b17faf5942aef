import * as React from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

export default function PlaylistForm() {
  const [open, setOpen] = React.useState(false);
  const [name, setName] = React.useState('Rainy Sunday');
  const id = React.useId();

  const handleSubmit = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setName(String(new FormData(event.currentTarget).get('name')));
    setOpen(false);
  };

  return (
    <div className="flex items-center gap-4">
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Rename
      </Button>
      <Typography>{name}</Typography>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        fullWidth
        maxWidth="xs"
      >
        <DialogTitle>Rename the playlist</DialogTitle>
        <DialogContent>
          <form id={`${id}-form`} onSubmit={handleSubmit}>
            <TextField
              id={`${id}-name`}
              name="name"
              label="Name"
              variant="standard"
              defaultValue={name}
              required
              autoFocus
              fullWidth
            />
          </form>
        </DialogContent>
        <DialogActions>
          <Button onClick={() => setOpen(false)}>Cancel</Button>
          <Button type="submit" form={`${id}-form`}>
            Save
          </Button>
        </DialogActions>
      </Dialog>
    </div>
  );
}
