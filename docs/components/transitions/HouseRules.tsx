import * as React from 'react';
import Button from '@mui/material/Button';
import Collapse from '@mui/material/Collapse';
import Typography from '@mui/material/Typography';

export default function HouseRules() {
  const [open, setOpen] = React.useState(false);
  const id = React.useId();

  return (
    <div>
      <Collapse id={id} in={open} collapsedSize={48}>
        <Typography>
          Quiet hours begin at 22:00 and last until 7:00. Bicycles go to the
          shed behind the garden, not into the hall. Guests may use the sauna on
          even days; please leave it dry. The key belongs in the box by the gate
          when you depart.
        </Typography>
      </Collapse>
      <Button
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        {open ? 'Read less' : 'Read more'}
      </Button>
    </div>
  );
}
