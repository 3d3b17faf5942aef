import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { countries } from './countries';

function splitAt(label: string, query: string) {
  const start = query === '' ? -1 : label.toLowerCase().indexOf(query);
  if (start === -1) {
    return { before: label, hit: '', after: '' };
  }
  const end = start + query.length;
  return {
    before: label.slice(0, start),
    hit: label.slice(start, end),
    after: label.slice(end),
  };
}

export default function HighlightMatches() {
  return (
    <Autocomplete
      options={countries}
      getOptionLabel={(country) => country.name}
      renderOption={({ key, ...props }, { name }, { inputValue }) => {
        const { before, hit, after } = splitAt(
          name,
          inputValue.trim().toLowerCase(),
        );

        return (
          <li key={key} {...props}>
            <span>
              {before}
              <Box component="strong" sx={{ color: 'secondary.main' }}>
                {hit}
              </Box>
              {after}
            </span>
          </li>
        );
      }}
      renderInput={(params) => <TextField {...params} label="Find a country" />}
      sx={{ width: 300, maxWidth: '100%' }}
    />
  );
}
