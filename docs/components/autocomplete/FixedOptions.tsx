import * as React from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import Chip from '@mui/material/Chip';
import TextField from '@mui/material/TextField';

const people = ['You', 'Amara', 'Bruno', 'Chiara', 'Daichi'];
const fixed = ['You'];

export default function FixedOptions() {
  const [guests, setGuests] = React.useState(['You', 'Chiara']);

  return (
    <Autocomplete
      multiple
      disableClearable
      options={people}
      value={guests}
      onChange={(event, next) =>
        setGuests([...fixed, ...next.filter((name) => !fixed.includes(name))])
      }
      getOptionDisabled={(name) => fixed.includes(name)}
      renderValue={(names, getItemProps) =>
        names.map((name, index) => {
          const { key, ...props } = getItemProps({ index });
          return (
            <Chip
              key={key}
              {...props}
              label={name}
              disabled={fixed.includes(name)}
            />
          );
        })
      }
      renderInput={(params) => <TextField {...params} label="Guests" />}
      sx={{ maxWidth: 400 }}
    />
  );
}
