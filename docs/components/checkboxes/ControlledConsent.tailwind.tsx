import * as React from 'react';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';

export default function ControlledConsent() {
  const [agreed, setAgreed] = React.useState(false);

  return (
    <div className="flex flex-wrap gap-2">
      <FormControlLabel
        control={
          <Checkbox
            checked={agreed}
            onChange={(event) => setAgreed(event.target.checked)}
          />
        }
        label="I have read the rental terms"
      />
      <Button variant="contained" disabled={!agreed}>
        Book the van
      </Button>
    </div>
  );
}
