import * as React from 'react';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';

const roasts = ['Light', 'Medium', 'Dark'];

export default function RowGroup() {
  const labelId = React.useId();

  return (
    <FormControl>
      <FormLabel id={labelId}>Roast</FormLabel>
      <RadioGroup row aria-labelledby={labelId} defaultValue="Medium">
        {roasts.map((roast) => (
          <FormControlLabel
            key={roast}
            value={roast}
            control={<Radio />}
            label={roast}
          />
        ))}
      </RadioGroup>
    </FormControl>
  );
}
