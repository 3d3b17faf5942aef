import * as React from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';

const slots = ['Early morning', 'Late morning', 'Afternoon', 'Evening'];

export default function DeliverySlot() {
  const [open, setOpen] = React.useState(false);
  const [saved, setSaved] = React.useState('Afternoon');
  const [draft, setDraft] = React.useState(saved);

  const start = () => {
    setDraft(saved);
    setOpen(true);
  };
  const finish = (value: string) => {
    setSaved(value);
    setOpen(false);
  };

  return (
    <>
      <Button variant="outlined" onClick={start}>
        Delivery: {saved}
      </Button>
      <Dialog open={open}>
        <DialogTitle>When may we deliver?</DialogTitle>
        <DialogContent dividers>
          <RadioGroup
            aria-label="Time of day"
            value={draft}
            onChange={(_event, value) => setDraft(value)}
          >
            {slots.map((slot) => (
              <FormControlLabel
                key={slot}
                value={slot}
                label={slot}
                control={<Radio autoFocus={slot === saved} />}
              />
            ))}
          </RadioGroup>
        </DialogContent>
        <DialogActions>
          <Button onClick={() => finish(saved)}>Cancel</Button>
          <Button onClick={() => finish(draft)}>Confirm</Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
