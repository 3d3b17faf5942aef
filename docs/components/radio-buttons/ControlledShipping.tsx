import * as React from 'react';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';

const speeds = [
  { value: 'standard', label: 'Standard', note: 'Arrives on Thursday, free' },
  { value: 'express', label: 'Express', note: 'Arrives tomorrow, €6.90' },
  { value: 'pickup', label: 'Pick up', note: 'Ready in two hours, free' },
];

export default function ControlledShipping() {
  const labelId = React.useId();
  const [speed, setSpeed] = React.useState('standard');

  return (
    <FormControl>
      <FormLabel id={labelId}>Delivery</FormLabel>
      <RadioGroup
        aria-labelledby={labelId}
        value={speed}
        onChange={(event, value) => setSpeed(value)}
      >
        {speeds.map(({ value, label }) => (
          <FormControlLabel
            key={value}
            value={value}
            control={<Radio />}
            label={label}
          />
        ))}
      </RadioGroup>
      <FormHelperText role="status" sx={{ mx: 0 }}>
        {speeds.find(({ value }) => value === speed)?.note}
      </FormHelperText>
    </FormControl>
  );
}
