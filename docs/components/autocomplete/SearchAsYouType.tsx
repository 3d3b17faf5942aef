import * as React from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { countries } from './countries';

type Country = (typeof countries)[number];

export default function SearchAsYouType() {
  const [value, setValue] = React.useState<Country | null>(null);
  const [text, setText] = React.useState('');
  const [found, setFound] = React.useState<Country[]>([]);
  const [asked, setAsked] = React.useState('');
  const query = text.trim().toLowerCase();

  React.useEffect(() => {
    if (query === '') {
      return undefined;
    }
    const request = window.setTimeout(() => {
      const hits = countries.filter(({ name, currency }) =>
        `${name} ${currency}`.toLowerCase().includes(query),
      );
      setFound(hits);
      setAsked(query);
    }, 600);
    return () => window.clearTimeout(request);
  }, [query]);

  return (
    <Autocomplete
      options={query === '' ? [] : found}
      filterOptions={(options) => options}
      loading={query !== asked}
      noOptionsText={query === '' ? 'Type a country or a currency' : 'Nothing'}
      value={value}
      onChange={(event, next) => setValue(next)}
      onInputChange={(event, next, reason) => {
        if (reason !== 'selectOption') {
          setText(next);
        }
      }}
      getOptionLabel={(country) => country.name}
      renderInput={(params) => <TextField {...params} label="Ask the server" />}
      sx={{ width: 300, maxWidth: '100%' }}
    />
  );
}
