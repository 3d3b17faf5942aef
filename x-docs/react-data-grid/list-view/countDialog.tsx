import type * as React from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { type Sighting } from './birds';

interface CountDialogProps {
  /** The sighting to be edited; closed without one. */
  sighting: Sighting | null;
  onSave: (count: number) => void;
  onClose: () => void;
}

export function CountDialog({ sighting, onSave, onClose }: CountDialogProps) {
  const save = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSave(Number(new FormData(event.currentTarget).get('count')));
  };

  return (
    <Dialog open={sighting !== null} onClose={onClose}>
      <DialogTitle>Edit the sighting</DialogTitle>
      <form onSubmit={save}>
        <DialogContent>
          <TextField
            name="count"
            type="number"
            label="Birds counted"
            defaultValue={sighting?.count}
            slotProps={{ htmlInput: { min: 1 } }}
            required
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit">Save</Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
