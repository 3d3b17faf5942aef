import * as React from 'react';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Grid from '@mui/material/Grid';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { Cell } from './cell';

const days = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
];

export default function SpacingChoice() {
  const [spacing, setSpacing] = React.useState(2);
  const labelId = React.useId();

  return (
    <div>
      <FormControl>
        <FormLabel id={labelId}>spacing</FormLabel>
        <RadioGroup
          row
          aria-labelledby={labelId}
          value={spacing}
          onChange={(_event, value) => setSpacing(Number(value))}
        >
          {[0, 0.5, 2, 4].map((value) => (
            <FormControlLabel
              key={value}
              value={value}
              label={value}
              control={<Radio size="small" />}
            />
          ))}
        </RadioGroup>
      </FormControl>
      <Grid container spacing={spacing}>
        {days.map((day) => (
          <Grid key={day} size={{ xs: 6, sm: 4 }}>
            <Cell>{day}</Cell>
          </Grid>
        ))}
      </Grid>
    </div>
  );
}
