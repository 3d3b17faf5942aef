import Autocomplete from '@mui/material/Autocomplete';
import Avatar from '@mui/material/Avatar';
import ListItemAvatar from '@mui/material/ListItemAvatar';
import ListItemText from '@mui/material/ListItemText';
import TextField from '@mui/material/TextField';
import { countries } from './countries';

export default function CountrySelect() {
  return (
    <Autocomplete
      autoHighlight
      options={countries}
      getOptionLabel={(country) => country.name}
      renderOption={({ key, ...props }, country) => (
        <li key={key} {...props}>
          <ListItemAvatar aria-hidden>
            <Avatar
              sx={{ bgcolor: 'primary.main', color: 'primary.contrastText' }}
            >
              {country.code}
            </Avatar>
          </ListItemAvatar>
          <ListItemText primary={country.name} secondary={country.currency} />
        </li>
      )}
      renderInput={(params) => (
        <TextField
          {...params}
          label="Country"
          slotProps={{
            htmlInput: { ...params.inputProps, autoComplete: 'new-password' },
          }}
        />
      )}
      sx={{ width: 300, maxWidth: '100%' }}
    />
  );
}
