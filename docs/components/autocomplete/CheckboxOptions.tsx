import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import CheckBoxIcon from '@mui/icons-material/CheckBox';
import CheckBoxOutlineBlankIcon from '@mui/icons-material/CheckBoxOutlineBlank';
import { countries } from './countries';

export default function CheckboxOptions() {
  return (
    <Autocomplete
      multiple
      disableCloseOnSelect
      options={countries}
      defaultValue={[countries[3]]}
      getOptionLabel={(country) => country.name}
      renderOption={({ key, ...props }, country, { selected }) => {
        const Icon = selected ? CheckBoxIcon : CheckBoxOutlineBlankIcon;

        return (
          <li key={key} {...props}>
            <Icon color={selected ? 'primary' : 'action'} sx={{ mr: 1 }} />
            {country.name}
          </li>
        );
      }}
      renderInput={(params) => <TextField {...params} label="Ship to" />}
      sx={{ maxWidth: 480 }}
    />
  );
}
