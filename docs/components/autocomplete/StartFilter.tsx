import Autocomplete, { createFilterOptions } from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { type Airport, airports, cityOf } from './airports';

const filterOptions = createFilterOptions<Airport>({
  matchFrom: 'start',
  limit: 5,
  stringify: (airport) => airport.code,
});

export default function StartFilter() {
  return (
    <Autocomplete
      options={airports}
      getOptionLabel={cityOf}
      filterOptions={filterOptions}
      renderOption={({ key, ...props }, airport) => (
        <li key={key} {...props}>
          {airport.code} {airport.city}
        </li>
      )}
      renderInput={(params) => (
        <TextField {...params} label="Airport by code" placeholder="LI" />
      )}
      sx={{ width: 300, maxWidth: '100%' }}
    />
  );
}
