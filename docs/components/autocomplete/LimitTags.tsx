import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { airports, cityOf } from './airports';

export default function LimitTags() {
  return (
    <Autocomplete
      multiple
      limitTags={2}
      getLimitTagsText={(more) => `and ${more} more`}
      options={airports}
      getOptionLabel={cityOf}
      defaultValue={airports.slice(3, 8)}
      renderInput={(params) => (
        <TextField {...params} label="Watched flights" />
      )}
      sx={{ maxWidth: 480 }}
    />
  );
}
