import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';

export default function ControlledSwitch() {
  const [quiet, setQuiet] = React.useState(true);

  return (
    <div>
      <FormControlLabel
        control={
          <Switch
            checked={quiet}
            onChange={(event) => setQuiet(event.target.checked)}
          />
        }
        label="Quiet hours"
      />
      <Typography role="status" color="text.secondary">
        {quiet ? 'No sound from 22:00 to 07:00' : 'Sound at any time'}
      </Typography>
    </div>
  );
}
