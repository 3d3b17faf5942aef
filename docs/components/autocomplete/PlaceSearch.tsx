import * as React from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import TextField from '@mui/material/TextField';
import PlaceIcon from '@mui/icons-material/Place';

interface Place {
  id: string;
  main: string;
  rest: string;
}

const places: Place[] = [
  { id: 'p1', main: 'Rua Augusta', rest: 'Lisbon, Portugal' },
  { id: 'p2', main: 'Rua da Rosa', rest: 'Lisbon, Portugal' },
  { id: 'p3', main: 'Rua das Flores', rest: 'Porto, Portugal' },
  { id: 'p4', main: 'Rue Oberkampf', rest: 'Paris, France' },
  { id: 'p5', main: 'Runeberginkatu', rest: 'Helsinki, Finland' },
];

function suggestPlaces(text: string) {
  const start = text.toLowerCase();
  return places.filter(({ main }) => main.toLowerCase().startsWith(start));
}

export default function PlaceSearch() {
  const [options, setOptions] = React.useState<Place[]>([]);

  return (
    <Autocomplete
      options={options}
      filterOptions={(all) => all}
      noOptionsText="Try “Rua”"
      getOptionLabel={({ main, rest }) => `${main}, ${rest}`}
      getOptionKey={({ id }) => id}
      isOptionEqualToValue={(option, value) => option.id === value.id}
      onInputChange={(event, text, reason) => {
        if (text === '') {
          setOptions([]);
        } else if (reason === 'input') {
          setOptions(suggestPlaces(text));
        }
      }}
      renderOption={({ key, ...props }, { main, rest }) => (
        <li key={key} {...props}>
          <ListItemIcon>
            <PlaceIcon />
          </ListItemIcon>
          <ListItemText primary={main} secondary={rest} />
        </li>
      )}
      renderInput={(params) => <TextField {...params} label="Address" />}
      sx={{ width: 320, maxWidth: '100%' }}
    />
  );
}
