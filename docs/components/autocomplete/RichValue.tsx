import Autocomplete from '@mui/material/Autocomplete';
import Chip from '@mui/material/Chip';
import TextField from '@mui/material/TextField';
import FlightIcon from '@mui/icons-material/Flight';
import { airports, cityOf } from './airports';

export default function RichValue() {
  return (
    <Autocomplete
      options={airports}
      getOptionLabel={cityOf}
      defaultValue={airports[8]}
      renderValue={(airport, getItemProps) => (
        <Chip
          {...getItemProps()}
          icon={<FlightIcon />}
          label={`${airport.city}, ${airport.code}`}
        />
      )}
      renderInput={(params) => <TextField {...params} label="Home airport" />}
      sx={{ width: 320, maxWidth: '100%' }}
    />
  );
}
