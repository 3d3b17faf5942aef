import * as React from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import Button from '@mui/material/Button';
import { type PopperProps } from '@mui/material/Popper';
import Popover from '@mui/material/Popover';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

const people = ['Amara', 'Bruno', 'Chiara', 'Daichi', 'Elif', 'Farah'];

function InPlace({ children }: PopperProps) {
  return <div>{typeof children === 'function' ? null : children}</div>;
}

export default function AssigneePicker() {
  const [assigned, setAssigned] = React.useState(['Elif']);
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);

  return (
    <div>
      <Button
        variant="outlined"
        aria-haspopup="dialog"
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        Assignees
      </Button>
      <Typography sx={{ mt: 1 }}>{assigned.join(', ') || 'Nobody'}</Typography>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': 'Assignees' } }}
      >
        <Autocomplete
          open
          multiple
          disableClearable
          disableCloseOnSelect
          forcePopupIcon={false}
          options={people}
          value={assigned}
          onChange={(event, next) => setAssigned(next)}
          onClose={(_event, reason) => reason === 'escape' && setAnchor(null)}
          renderValue={() => null}
          renderInput={(params) => (
            <TextField {...params} autoFocus size="small" label="Find people" />
          )}
          slots={{ popper: InPlace }}
          slotProps={{ paper: { elevation: 0 } }}
          sx={{ width: 244, m: 1, mt: 2 }}
        />
      </Popover>
    </div>
  );
}
