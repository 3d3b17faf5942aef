import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { airports } from './airports';

export default function OptionObjects() {
  return (
    <Autocomplete
      options={airports}
      getOptionLabel={(airport) => `${airport.city} (${airport.code})`}
      getOptionKey={(airport) => airport.code}
      isOptionEqualToValue={(option, value) => option.code === value.code}
      defaultValue={{ code: 'LIS', city: 'Lisbon', region: 'Europe' }}
      renderInput={(params) => <TextField {...params} label="Fly to" />}
      sx={{ width: 300, maxWidth: '100%' }}
    />
  );
}
