import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { spices } from './spices';

export default function SpiceCombo() {
  return (
    <Autocomplete
      options={spices}
      renderInput={(params) => <TextField {...params} label="Spice" />}
      sx={{ width: 300, maxWidth: '100%' }}
    />
  );
}
