import * as React from 'react';
import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';

const reasons = ['Wrong size', 'Arrived damaged', 'Changed my mind'];

export default function ReturnReason() {
  const id = React.useId();
  const [reason, setReason] = React.useState('');
  const [sent, setSent] = React.useState(false);
  const missing = sent && reason === '';

  const handleSubmit = (event: React.FormEvent) => {
    event.preventDefault();
    setSent(true);
  };

  return (
    <form onSubmit={handleSubmit}>
      <FormControl error={missing}>
        <FormLabel id={id}>Why are you returning it?</FormLabel>
        <RadioGroup
          aria-labelledby={id}
          aria-describedby={`${id}-help`}
          value={reason}
          onChange={(event, value) => setReason(value)}
        >
          {reasons.map((text) => (
            <FormControlLabel
              key={text}
              value={text}
              control={<Radio />}
              label={text}
            />
          ))}
        </RadioGroup>
        <FormHelperText id={`${id}-help`} role="status" sx={{ mx: 0 }}>
          {missing ? 'Choose one of the three reasons.' : ' '}
        </FormHelperText>
        <Button type="submit" variant="outlined" sx={{ mt: 1 }}>
          Send
        </Button>
      </FormControl>
    </form>
  );
}
