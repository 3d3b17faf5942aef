import * as React from 'react';
import FormControl from '@mui/material/FormControl';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import Typography from '@mui/material/Typography';

const toppings = ['Olives', 'Capers', 'Arugula', 'Chili'];

export default function PlaceholderSelect() {
  const [chosen, setChosen] = React.useState<string[]>([]);

  return (
    <FormControl sx={{ width: 320, maxWidth: '100%' }}>
      <Select
        multiple
        displayEmpty
        value={chosen}
        onChange={({ target: { value } }) =>
          setChosen(typeof value === 'string' ? value.split(',') : value)
        }
        renderValue={(selected) =>
          selected.length > 0 ? (
            selected.join(' + ')
          ) : (
            <Typography component="span" color="text.secondary">
              Choose your toppings
            </Typography>
          )
        }
        inputProps={{ 'aria-label': 'Toppings' }}
        MenuProps={{ slotProps: { list: { 'aria-label': 'Toppings' } } }}
      >
        {toppings.map((topping) => (
          <MenuItem key={topping} value={topping}>
            {topping}
          </MenuItem>
        ))}
      </Select>
    </FormControl>
  );
}
