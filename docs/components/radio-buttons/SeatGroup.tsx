import * as React from 'react';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';

export default function SeatGroup() {
  const labelId = React.useId();

  return (
    <FormControl>
      <FormLabel id={labelId}>Seat</FormLabel>
      <RadioGroup aria-labelledby={labelId} defaultValue="window" name="seat">
        <FormControlLabel value="window" control={<Radio />} label="Window" />
        <FormControlLabel value="aisle" control={<Radio />} label="Aisle" />
        <FormControlLabel
          value="table"
          control={<Radio />}
          label="Table of four"
          disabled
        />
      </RadioGroup>
    </FormControl>
  );
}
