import * as React from 'react';
import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';

const toppings = ['Olives', 'Capers', 'Arugula', 'Artichokes'];

export default function ToppingGroup() {
  const [picked, setPicked] = React.useState(['Olives']);
  const helperId = React.useId();
  const tooMany = picked.length > 2;

  return (
    <FormControl
      component="fieldset"
      variant="standard"
      error={tooMany}
      aria-describedby={helperId}
    >
      <FormLabel component="legend">Toppings</FormLabel>
      <FormGroup>
        {toppings.map((topping) => (
          <FormControlLabel
            key={topping}
            label={topping}
            control={
              <Checkbox
                checked={picked.includes(topping)}
                onChange={(event) =>
                  setPicked(
                    event.target.checked
                      ? [...picked, topping]
                      : picked.filter((other) => other !== topping),
                  )
                }
              />
            }
          />
        ))}
      </FormGroup>
      <FormHelperText id={helperId}>
        {tooMany ? 'Remove one: two are included.' : 'Up to two are included.'}
      </FormHelperText>
    </FormControl>
  );
}
